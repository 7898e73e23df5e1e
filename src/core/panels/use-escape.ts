import { useEffect, useEffectEvent } from 'react'

/** Escape closes what is open too, after an open popover; null: nothing is open. */
export function useEscape(close: (() => void) | null): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || close === null) return
    if (document.querySelector(':popover-open') !== null) return
    event.preventDefault()
    close()
  })
  useEffect(function closeOnEscape() {
    const listener = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}
