import { useEffect, useState } from 'react'

/** A value as it was when it last did not change for so many ms. */
export function useSettled<Value extends string | boolean>(value: Value, pauseMs: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(
    function waitForPause() {
      const timer = setTimeout(() => setSettled(value), pauseMs)
      return () => clearTimeout(timer)
    },
    [value, pauseMs],
  )
  return settled
}
