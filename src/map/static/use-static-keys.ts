import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react'
import { followKeyboardFocus } from '../controls/keyboard-focus.ts'
import type { MapViewProps } from '../view/map-view-props.ts'
import { wrapLng } from '#contract/geo/box.ts'
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
    const way = ARROWS[event.key]
    if (way !== undefined) onCameraChange(cameraBeside(camera, way))
    else if (event.key === '+' || event.key === '=') onCameraChange(zoomed(camera, 1))
    else if (event.key === '-') onCameraChange(zoomed(camera, -1))
    else if (event.key === 'Enter') onAsk({ lng: wrapLng(camera.lng), lat: camera.lat })
    else return
    event.preventDefault()
  }
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
