import { distance } from '#contract/geo/distance.ts'
import { boxesIntersect } from '#contract/geo/box.ts'
import type { LngLat } from '#contract/geometry.ts'
import type { View } from '#core/viewport/bounds.ts'
import { NEAR } from '#map/position/position.ts'
import type { Place } from './here-address.ts'

/** To so many decimals of a degree a measured place is rounded: about 100 m. */
const DECIMALS = 3

/** The place to ask about: a measured one is rounded, so that who walks does not ask anew at each step. */
export function askedPlace(place: Place): Place {
  if (place.accuracy === null) return place
  const [lng = 0, lat = 0] = [place.lng, place.lat].map((degrees) => Number(degrees.toFixed(DECIMALS)))
  return { ...place, lng, lat }
}

/** In metres: what was told further back is of another place, as where no answer comes for a while. */
const STEP = 500

/** Whether what was told at the last place stands for this one until it is known: who walks sees no gap at each step. */
export function isNextStep({ lng, lat, accuracy }: Place, last: LngLat | undefined): boolean {
  return accuracy !== null && last !== undefined && distance(...last, lng, lat) <= STEP
}

/** Whether the map shows a place, and near enough to tell where that is. */
export function isSeenWell({ lng, lat }: Place, view: View | null): boolean {
  return view !== null && view.zoom >= NEAR && boxesIntersect(view.bounds, [lng, lat, lng, lat])
}

/**
 * Whether the map makes way for the pin of a place. `isLastSeen`: whether the place that the pin was at could be seen; null
 * for the first one. Who has moved the map away is not fetched back as they walk on, but sees what they have pointed at.
 */
export function makesWay({ accuracy }: Place, isLastSeen: boolean | null): boolean {
  return accuracy === null || isLastSeen !== false
}

/** Whether the map goes along to the next place of who walks: not while they have moved it away from the last one. */
export function goesAlong(last: Place, next: Place, view: View | null): boolean {
  return isSeenWell(last, view) && !isSeenWell(next, view)
}
