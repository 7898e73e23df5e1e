import { useEffect } from 'react'
import { useGestureHint } from '../controls/gesture-hint.tsx'
import { followKeyboardFocus } from '../controls/keyboard-focus.ts'
import { useMapEvent, useMapInstance } from './map-instance.ts'

/** Leaves to the page that the map is a part of what may be meant for it: the wheel, one finger, and keys after a click. */
export function Cooperation() {
  const map = useMapInstance()
  const { show, hint } = useGestureHint()
  useMapEvent('cooperativegestureprevented', ({ gestureType }) =>
    show(gestureType === 'wheel_zoom' ? 'wheel' : 'touch'),
  )
  useEffect(
    function cooperate() {
      const { cooperativeGestures, keyboard } = map
      const controller = new AbortController()
      cooperativeGestures.enable()
      keyboard.disable()
      followKeyboardFocus(map.getCanvas(), (is) => (is ? keyboard.enable() : keyboard.disable()), controller.signal)
      return () => {
        controller.abort()
        cooperativeGestures.disable()
        keyboard.enable()
      }
    },
    [map],
  )
  return hint
}
