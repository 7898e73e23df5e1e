import { useEffect, useEffectEvent } from 'react'

/** Escape closes what is open too, after an open popover. */
export function useCloser(isOpen: boolean, close: () => void): () => void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    const isPopoverOpen = document.querySelector(':popover-open') !== null
    if (!isOpen || isPopoverOpen) return
    // What lies behind hears of the same key, and stays.
    event.preventDefault()
    close()
  })
  useEffect(function closeOnEscape() {
    const listener = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
  return close
}
