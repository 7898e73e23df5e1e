import { useEffect, useState } from 'react'

/** Loads a part of the page that one may need without the network, once that `isReady` and has nothing else to do. */
export function useAhead(isReady: boolean, part: { preload(): Promise<void> }): void {
  useEffect(() => (isReady ? whenIdle(() => void part.preload()) : undefined), [isReady, part])
}

/** Whether the page `isReady` and has had nothing else to do since. */
export function useIsIdle(isReady: boolean): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => (isReady ? whenIdle(() => setIdle(true)) : undefined), [isReady])
  return isIdle
}

/** Some browsers never tell a frame in which nothing happens any more that it is idle, so none is waited for longer, in ms. */
const LATEST_MS = 5000

/** Does something once there is nothing else to do; returns what calls it off. */
function whenIdle(act: () => void): () => void {
  // Not every browser tells when it is idle.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(act)
    return () => clearTimeout(timer)
  }
  const callback = requestIdleCallback(act, { timeout: LATEST_MS })
  return () => cancelIdleCallback(callback)
}
