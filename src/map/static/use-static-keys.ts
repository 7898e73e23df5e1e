import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react'
import { followKeyboardFocus } from '../controls/keyboard-focus.ts'
import type { MapViewProps } from '../view/map-view-props.ts'
import { wrapLng } from '#contract/geo/box.ts'
import type { Camera } from '#core/viewport/camera.ts'
import type { Pixel } from '../camera/world.ts'
import { cameraBeside } from './frame.ts'
import { zoomed } from './static-overlay.tsx'

/** How far an arrow key moves the picture, in px. */
const STEP = 100
const ARROWS: Readonly<Record<string, Pixel>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
}

type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>
type View = Pick<MapViewProps, 'camera' | 'gestures' | 'onCameraChange' | 'onAsk'>

/** The handler of keys on an element: they move the picture, zoom, or ask about its middle. */
export function useStaticKeys(
  element: RefObject<HTMLElement | null>,
  { camera, gestures, onCameraChange, onAsk }: View,
): (event: KeyboardEvent) => void {
  const isByKeyboard = useKeyboardFocus(element)
  return (event) => {
    // After a mere click keys are meant for the page.
    if (gestures === 'cooperative' && !isByKeyboard.current) return
    const after = cameraAfter(event, camera)
    if (after !== null) onCameraChange(after)
    else if (event.key === 'Enter') onAsk({ lng: wrapLng(camera.lng), lat: camera.lat })
    else return
    event.preventDefault()
  }
}

/** Pure: where a key takes the camera; null where it is no key for that. */
export function cameraAfter({ key, altKey, ctrlKey, metaKey }: Key, camera: Camera): Camera | null {
  // With one of these it is for the browser, as zooming the page and going back are.
  if (altKey || ctrlKey || metaKey) return null
  const way = ARROWS[key]
  if (way !== undefined) return cameraBeside(camera, way)
  if (key === '+' || key === '=') return zoomed(camera, 1)
  return key === '-' ? zoomed(camera, -1) : null
}

/** Whether an element is focused by keyboard. */
function useKeyboardFocus(element: RefObject<HTMLElement | null>): RefObject<boolean> {
  const isByKeyboard = useRef(false)
  useEffect(
    function follow() {
      if (element.current === null) return undefined
      const controller = new AbortController()
      followKeyboardFocus(element.current, (is) => (isByKeyboard.current = is), controller.signal)
      return () => controller.abort()
    },
    [element],
  )
  return isByKeyboard
}
