import { keepPreviousData } from '@tanstack/react-query'
import { boxesIntersect } from '#contract/geo/box.ts'
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

/** The options of a query about a measured place: what was told at the last step is shown until the next answer comes. */
export function fromLastStep({ accuracy }: Place) {
  return accuracy === null ? {} : { placeholderData: keepPreviousData }
}

/** Whether the map shows a place, and near enough to tell where that is. */
export function isSeenWell({ lng, lat }: Place, view: View | null): boolean {
  return view !== null && view.zoom >= NEAR && boxesIntersect(view.bounds, [lng, lat, lng, lat])
}

/** Whether the map goes along to the next place of who walks: not while they have moved it away from the last one. */
export function goesAlong(last: Place, next: Place, view: View | null): boolean {
  return isSeenWell(last, view) && !isSeenWell(next, view)
}
