import { useEffect, type RefObject } from 'react'

const KEYS = ['ArrowDown', 'ArrowUp', 'Enter'] as const
type Key = (typeof KEYS)[number]

/** Takes from an input the keys that a list under it is moved through by. */
export function useKeys(input: RefObject<HTMLInputElement | null>, onKey: (key: Key) => void): void {
  useEffect(
    function listen() {
      const element = input.current
      const onKeyDown = (event: KeyboardEvent) => {
        const key = KEYS.find((name) => name === event.key)
        if (key === undefined || event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return
        event.preventDefault()
        onKey(key)
      }
      element?.addEventListener('keydown', onKeyDown)
      return () => element?.removeEventListener('keydown', onKeyDown)
    },
    [input, onKey],
  )
}
