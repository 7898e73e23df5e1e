import { useEffect, useRef, type RefObject } from 'react'
import { isFocusLost } from '../focus.ts'

/** Where keys go on that were on what has gone as this came: an element to be given the focus, if it is lost. */
export function useLostFocus<E extends HTMLElement>(): RefObject<E | null> {
  const element = useRef<E>(null)
  useEffect(function goOnHere() {
    if (isFocusLost()) element.current?.focus({ preventScroll: true })
  }, [])
  return element
}
