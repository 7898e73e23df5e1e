import { useWindowEvent } from '#core/ui/hooks/use-window-event.ts'

/** Escape closes what is open too, after an open popover; null: nothing is open. */
export function useEscape(close: (() => void) | null): void {
  useWindowEvent('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented || close === null) return
    if (document.querySelector(':popover-open') !== null) return
    event.preventDefault()
    close()
  })
}
