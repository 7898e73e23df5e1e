import { useState } from 'react'

/** Handing a link to another app of the device, where the browser can. */
export function useSending() {
  const [outcome, setOutcome] = useState<'none' | 'failed'>('none')
  const send = async (title: string, url: string) => {
    setOutcome('none')
    try {
      await navigator.share({ title, url })
    } catch (error) {
      // Closing the device's list of apps is no failure.
      const isCancelled = error instanceof DOMException && error.name === 'AbortError'
      if (!isCancelled) setOutcome('failed')
    }
  }
  const isOffered = 'share' in navigator
  return { isOffered, outcome, send: (title: string, url: string) => void send(title, url) }
}
