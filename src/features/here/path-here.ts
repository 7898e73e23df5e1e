import { queryOptions } from '@tanstack/react-query'
import type { GroundConfig } from '#contract/ground/ground-config.ts'
import type { WayWords } from '#contract/ground/way-words.ts'
import { nearestOf } from '#core/viewport/geometry/nearest.ts'
import { boxAround } from './applying.ts'
import type { Place } from './here-address.ts'

/** As far as that a place is on a path, in metres. */
const ON = 25
/** The tiles that such a box can meet, of several archives. */
const MOST_TILES = 16

/** The named path that a place is on, by the map; null where it is on none. */
export function pathHereQuery(grounds: readonly GroundConfig[], place: Place) {
  return queryOptions({
    queryKey: ['path-here', place.lng, place.lat, grounds],
    queryFn: ({ signal }) => pathAt(grounds, place, signal),
    staleTime: Infinity,
    retry: false,
  })
}

async function pathAt(grounds: readonly GroundConfig[], place: Place, signal: AbortSignal): Promise<WayWords | null> {
  const { groundNames, tilesOfGrounds } = await import('#map/ground/named-ways/ground-names.ts')
  const names = await groundNames(tilesOfGrounds(grounds), boxAround(place, ON), MOST_TILES, signal)
  let [least, path]: [number, WayWords | null] = [ON, null]
  for (const { name, route, lines } of names?.ways ?? []) {
    const coordinates = lines.map((line) => line.map((point) => [...point]))
    const near = nearestOf([place.lng, place.lat], { type: 'MultiLineString', coordinates })
    if (near !== null && near.metres <= least) [least, path] = [near.metres, { name, route }]
  }
  return path
}
