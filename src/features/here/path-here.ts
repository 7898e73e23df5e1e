import { queryOptions } from '@tanstack/react-query'
import type { LngLat } from '#contract/geometry.ts'
import type { GroundConfig } from '#contract/ground/ground-config.ts'
import type { WayWords } from '#contract/ground/way-words.ts'
import { nearestOf } from '#core/viewport/geometry/nearest.ts'
import { boxAround } from './applying.ts'
import type { Place } from './here-address.ts'
import { isNextStep } from './on-the-way.ts'

/** A place is on a path that is no further away than this, in metres. */
const ON = 25
/** A box of this size meets at most four tiles of each archive. */
const MOST_TILES = 16

/** The named path that a place is on, by the map; null where it is on none. */
export function pathHereQuery(grounds: readonly GroundConfig[], place: Place) {
  const at: LngLat = [place.lng, place.lat]
  return queryOptions({
    queryKey: ['path-here', at, grounds] as const,
    queryFn: ({ signal }) => pathAt(grounds, place, signal),
    staleTime: Infinity,
    retry: false,
    placeholderData: (told, last) => (isNextStep(place, last?.queryKey[1]) ? told : undefined),
  })
}

async function pathAt(grounds: readonly GroundConfig[], place: Place, signal: AbortSignal): Promise<WayWords | null> {
  const { groundNames, tilesOfGrounds } = await import('#map/ground/named-ways/ground-names.ts')
  const names = await groundNames(tilesOfGrounds(grounds), boxAround(place, ON), MOST_TILES, signal)
  let [least, path]: [number, WayWords | null] = [ON, null]
  for (const { name, route, geometry } of names?.ways ?? []) {
    const near = nearestOf([place.lng, place.lat], geometry)
    if (near !== null && near.metres <= least) [least, path] = [near.metres, { name, route }]
  }
  return path
}
