import { useEffect, useState } from 'react'

/** A text as it was when it last did not change for so many ms. */
export function useSettled(text: string, pauseMs: number): string {
  const [settled, setSettled] = useState(text)
  useEffect(
    function waitForPause() {
      const timer = setTimeout(() => setSettled(text), pauseMs)
      return () => clearTimeout(timer)
    },
    [text, pauseMs],
  )
  return settled
}
