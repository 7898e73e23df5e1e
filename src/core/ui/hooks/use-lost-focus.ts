import { useLayoutEffect, useRef, type RefObject } from 'react'
import { isFocusLost } from '../focus.ts'

/** For an element of what takes the place of a pressed button: it has the focus as it appears, if nothing else has. */
export function useLostFocus<E extends HTMLElement>(): RefObject<E | null> {
  const element = useRef<E>(null)
  useLayoutEffect(function goOnHere() {
    if (isFocusLost()) element.current?.focus({ preventScroll: true })
  }, [])
  return element
}
