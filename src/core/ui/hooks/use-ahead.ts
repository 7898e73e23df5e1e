import { useEffect } from 'react'

/** Loads a part of the page that one may need without the network, once that `isReady` and has nothing else to do. */
export function useAhead(isReady: boolean, part: { preload(): Promise<void> }): void {
  useEffect(
    function loadWhenIdle() {
      if (!isReady) return undefined
      const load = () => void part.preload()
      // Not every browser tells when it is idle.
      if (typeof requestIdleCallback !== 'function') {
        const timer = setTimeout(load)
        return () => clearTimeout(timer)
      }
      const callback = requestIdleCallback(load)
      return () => cancelIdleCallback(callback)
    },
    [isReady, part],
  )
}
