import { distance } from '../geo/distance.ts'
import type { NamedPlace } from './named-places.ts'

/** A place further from the end of a path than this says nothing of where the path lies. In metres. */
export const NEAR_PLACE = 1000

/** The name of the place nearest to the end of a path; null where none is near it. */
export function nearestName([lng, lat]: readonly [number, number], places: Iterable<NamedPlace>): string | null {
  let [least, name]: [number, string | null] = [NEAR_PLACE, null]
  for (const place of places) {
    const away = distance(lng, lat, ...place.at)
    if (away <= least) [least, name] = [away, place.name]
  }
  return name
}

/**
 * Between which places a path lies, by the names nearest to its ends: two, one, or none. One name says nothing of where a
 * path lies that is longer than `NEAR_PLACE` to both sides of it. The length is in metres.
 */
export function placesBetween(names: readonly (string | null)[], length: number): readonly string[] {
  const known = [...new Set(names.filter((name) => name !== null))]
  return known.length === 1 && length > 2 * NEAR_PLACE ? [] : known
}
