import { useEffect, useEffectEvent, type RefObject } from 'react'
import { ENTER_CODE } from '#core/ui/enter-code.ts'

const KEYS = ['ArrowDown', 'ArrowUp', 'Enter'] as const
type Key = (typeof KEYS)[number]

/** The option that keys have gone to; null: the input itself, as where that option is there no longer. */
export function activeOf(options: readonly string[], active: string | null): string | null {
  return active !== null && options.includes(active) ? active : null
}

/** Where an arrow leads from the option that keys have gone to: through all options, and from either end to the input. */
export function optionAfter(
  key: Exclude<Key, 'Enter'>,
  options: readonly string[],
  active: string | null,
): string | null {
  const places = [null, ...options]
  const next = places.indexOf(active) + (key === 'ArrowDown' ? 1 : -1)
  return places.at(next % places.length) ?? null
}

/** The key of an event that moves through a list or chooses from it, if it is one and no input method takes it. */
export function keyIn(
  event: Pick<KeyboardEvent, 'key' | 'keyCode' | 'isComposing' | 'altKey' | 'ctrlKey' | 'metaKey'>,
): Key | undefined {
  if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return undefined
  const isEnter = event.keyCode === ENTER_CODE
  return KEYS.find((name) => name === event.key && (name !== 'Enter' || isEnter))
}

/** Takes from an input the keys that a list under it is moved through by. */
export function useKeys(input: RefObject<HTMLInputElement | null>, onKey: (key: Key) => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const key = keyIn(event)
    if (key === undefined) return
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
