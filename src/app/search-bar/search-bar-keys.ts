import { useRef, type RefObject } from 'react'
import { useWindowEvent } from '#core/ui/hooks/use-window-event.ts'

/**
 * Lets `/` and Ctrl+K (⌘K) lead to the search. Returns how to go back to where the focus was then; false: it was
 * nowhere, or did not come by a key.
 */
export function useSearchKeys(input: RefObject<HTMLInputElement | null>): () => boolean {
  const from = useRef<Element | null>(null)
  useWindowEvent('keydown', (event) => {
    const isSlash = event.key === '/' && !isWriting(event.target)
    const isK = event.key === 'k' && (event.ctrlKey || event.metaKey)
    if (event.defaultPrevented || (!isSlash && !isK)) return
    event.preventDefault()
    from.current = document.activeElement
    input.current?.select()
    input.current?.focus()
  })
  return () => {
    const target = from.current
    from.current = null
    if (!(target instanceof HTMLElement) || target === document.body) return false
    target.focus()
    return true
  }
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')
}
