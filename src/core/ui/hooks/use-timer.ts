import { useEffect, useState } from 'react'

/** At most one thing that waits for its time. */
export interface Timer {
  /** Does it after so many ms, instead of what waits. */
  readonly start: (act: () => void, ms: number) => void
  readonly stop: () => void
  readonly isSet: () => boolean
}

/** A timer that ends with its component. */
export function useTimer(): Timer {
  const [timer] = useState(createTimer)
  useEffect(
    function stopAtTheEnd() {
      return timer.stop
    },
    [timer],
  )
  return timer
}

function createTimer(): Timer {
  let waiting: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    clearTimeout(waiting)
    waiting = undefined
  }
  const start = (act: () => void, ms: number) => {
    stop()
    waiting = setTimeout(() => {
      waiting = undefined
      act()
    }, ms)
  }
  return { start, stop, isSet: () => waiting !== undefined }
}
