import { useState } from 'react'
import { useNow } from '#core/clock/clock.ts'
import { useIsPositionAsked } from '#map/position/position.ts'
import type { Place } from '../here-address.ts'

/**
 * Since when the visitor is known to be at a place, in epoch ms; null for one that was pointed at, and for one of an address
 * that was measured by who knows whom.
 */
export function useKnownSince(place: Place): number | null {
  const now = useNow()
  const isAsked = useIsPositionAsked()
  const arrived = { place, since: isAsked && place.accuracy !== null ? now : null }
  const [known, setKnown] = useState(arrived)
  if (known.place === place) return known.since
  setKnown(arrived)
  return arrived.since
}
