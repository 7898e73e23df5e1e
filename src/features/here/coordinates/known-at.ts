import { useLastMeasured, type LastMeasured } from '#map/position/position.ts'
import { formatHere, type Place } from '../here-address.ts'

/**
 * When the visitor was last known to be at a place, in epoch ms; null for one that was pointed at, for one of an address
 * that was measured by who knows whom, and for one that the device has left since.
 */
export function useKnownAt(place: Place): number | null {
  return knownAt(place, useLastMeasured())
}

/** Pure: {@link useKnownAt} of what the device has measured last. An address has less digits than a device. */
export function knownAt(place: Place, last: LastMeasured | null): number | null {
  return last !== null && formatHere(last) === formatHere(place) ? last.at : null
}
