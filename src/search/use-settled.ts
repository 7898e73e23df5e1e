import { useEffect, useState } from 'react'

/** How long a pause in typing is. */
const PAUSE_MS = 150

/** A text as it was at the last pause in typing. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(
    function waitForPause() {
      const timer = setTimeout(() => setSettled(text), PAUSE_MS)
      return () => clearTimeout(timer)
    },
    [text],
  )
  return settled
}
