import { useEffect, useEffectEvent } from 'react'

/** Listens to an event of the window. */
export function useWindowEvent<T extends keyof WindowEventMap>(
  type: T,
  listener: (event: WindowEventMap[T]) => void,
): void {
  const onEvent = useEffectEvent(listener)
  useEffect(
    function listen() {
      const controller = new AbortController()
      window.addEventListener(type, (event) => onEvent(event), { signal: controller.signal })
      return () => controller.abort()
    },
    [type],
  )
}
