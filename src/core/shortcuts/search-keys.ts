import { useRef, type RefObject } from 'react'
import { useCommand, useShortcut } from './shortcuts.ts'

/**
 * Lets `/` and Ctrl+K (⌘K) lead to the search. Returns how to go back to where the focus was then; false: it was
 * nowhere, or did not come by a key.
 */
export function useSearchKeys(input: RefObject<HTMLInputElement | null>): () => boolean {
  const from = useRef<Element | null>(null)
  const go = () => {
    if (document.activeElement !== input.current) from.current = document.activeElement
    input.current?.select()
    input.current?.focus()
  }
  useShortcut('/', go)
  useCommand('k', go)
  return () => {
    const target = from.current
    from.current = null
    if (!(target instanceof HTMLElement) || target === document.body) return false
    target.focus()
    return true
  }
}
