import { useSyncExternalStore } from 'react'

/** The height of the page that is not under an on-screen keyboard, in pixels. */
export function useVisibleHeight(): number {
  return useSyncExternalStore(subscribe, () => window.visualViewport?.height ?? window.innerHeight)
}

function subscribe(onChange: () => void): () => void {
  window.visualViewport?.addEventListener('resize', onChange)
  return () => window.visualViewport?.removeEventListener('resize', onChange)
}
