import type { BBox, LngLat } from '../../geometry.ts'
import type { GroundPlace } from '../ground-place.ts'
import { nameIn } from '../things.ts'
import type { IndexedPlace } from './indexed-place.ts'
import { searchPlaces, type PlaceSearch } from './search-places.ts'

/** Searches places; with names in a language. */
export function foundPlaces(
  places: readonly IndexedPlace[],
  search: PlaceSearch,
  language: string,
): readonly GroundPlace[] {
  return searchPlaces(places, search).map(({ kind, names, ref, ele, point, bbox }) => {
    const [name, local] = [nameIn(names, language), names[''] ?? null]
    return {
      kind,
      name,
      local_name: local === name ? null : local,
      ref,
      ele,
      point: pointOf(point),
      bbox: bbox && boxOf(bbox),
    }
  })
}

const pointOf = ([lng, lat]: LngLat): LngLat => [round(lng), round(lat)]
const boxOf = ([west, south, east, north]: BBox): BBox => [round(west), round(south), round(east), round(north)]

/** To a metre. */
function round(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5
}
