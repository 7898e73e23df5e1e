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
      const controller = new AbortController()
      // Before the input's own handler, which leaves alone what is taken.
      const order = { capture: true, signal: controller.signal }
      input.current?.addEventListener('keydown', (event) => onKeyDown(event), order)
      return () => controller.abort()
    },
    [input],
  )
}
