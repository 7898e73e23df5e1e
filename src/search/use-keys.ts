import { useEffect, useEffectEvent, type RefObject } from 'react'

const KEYS = ['ArrowDown', 'ArrowUp', 'Enter'] as const
type Key = (typeof KEYS)[number]

/** Takes from an input the keys that a list under it is moved through by. */
export function useKeys(input: RefObject<HTMLInputElement | null>, onKey: (key: Key) => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const key = KEYS.find((name) => name === event.key)
    if (key === undefined || event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    onKey(key)
  })
  useEffect(
    function listen() {
      const element = input.current
      const listener = (event: KeyboardEvent) => onKeyDown(event)
      element?.addEventListener('keydown', listener)
      return () => element?.removeEventListener('keydown', listener)
    },
    [input],
  )
}
