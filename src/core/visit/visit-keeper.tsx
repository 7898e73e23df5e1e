import { useEffect } from 'react'
import { useNow } from '#core/clock/clock.ts'
import { visitSeen } from './memory.ts'

/** Remembers on this device when the visitor was here. */
export function VisitKeeper() {
  const now = useNow()
  useEffect(
    function keepSeen() {
      visitSeen(now)
    },
    [now],
  )
  return null
}
