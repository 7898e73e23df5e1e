import { useRef } from 'react'
import { useTimer } from '#core/ui/hooks/use-timer.ts'

/** How long a finger has to rest, in ms. */
const REST_MS = 500

/** Waits for a finger that rests. */
export function useRest() {
  const timer = useTimer()
  const isOver = useRef(false)
  return {
    begin() {
      timer.stop()
      isOver.current = false
    },
    wait(onRest: () => void) {
      timer.start(() => {
        isOver.current = true
        onRest()
      }, REST_MS)
    },
    stop: timer.stop,
    /** Whether the pointer that is down, or was last, has rested. */
    isOver: () => isOver.current,
  }
}
