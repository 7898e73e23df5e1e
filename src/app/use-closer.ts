import { useEffect, useEffectEvent, useRef } from 'react'

/** How to close what is open: the focus goes back to where it was when that opened. Escape closes too, after an open popover. */
export function useCloser(isOpen: boolean, close: () => void): () => void {
  const opener = useRef<Element | null>(null)
  useEffect(
    function rememberOpener() {
      if (isOpen) opener.current = document.activeElement
    },
    [isOpen],
  )
  const closeAndReturn = () => {
    close()
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true })
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    const isPopoverOpen = document.querySelector(':popover-open') !== null
    if (!isOpen || isPopoverOpen) return
    // What lies behind hears of the same key, and stays.
    event.preventDefault()
    closeAndReturn()
  })
  useEffect(function closeOnEscape() {
    const listener = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
  return closeAndReturn
}
