import { useEffect } from 'react'
import { useNow } from '#core/clock/clock.ts'
import { Mark } from './mark.tsx'
import { visitSeen } from './memory.ts'
import { markLoaded } from './new-mark.tsx'

/** Remembers on this device when the visitor was here, and marks what is new since the last visit. */
export function VisitKeeper() {
  const now = useNow()
  useEffect(function showMarks() {
    markLoaded(Mark)
  }, [])
  useEffect(
    function keepSeen() {
      visitSeen(now)
    },
    [now],
  )
  return null
}
