import type { UnwrappedBox } from '#contract/geo/box.ts'
import { wrappedBox } from '#contract/geo/box.ts'
import type { LngLat } from '#contract/geometry.ts'
import { NEAR_PLACE, nearestName, placesBetween } from '#contract/ground/places-between.ts'
import type { PathInside } from '#contract/records/closed-paths.ts'
import { widened } from '#core/viewport/geometry/globe.ts'
import { nearestOf } from '#core/viewport/geometry/nearest.ts'
import { groundNames, type GroundTiles, type NamedWay } from '#map/ground/named-ways/ground-names.ts'
import type { HikeLine } from '../line/line.ts'
import { measuredAt, positionAt } from '../line/measured.ts'
import type { Interval } from '../touch/intervals.ts'
import { REACH } from '../touch/reach.ts'

/** The path that a stretch of a line runs along, and between which places. */
export type StretchPath = Pick<PathInside, 'name' | 'route' | 'between'>

const STEP = 25
const MOST_PLACES = 60
/** Metres after which a stretch is looked at: at its very beginning the piece before may end, in another place. */
const HAIR = 0.01
/** Of the places of a stretch, the share that must lie on the path. */
const ALONG = 2 / 3
/** What is read to name one stretch: of a longer one only its length is told. */
const MOST_TILES = 36

/** The path that a stretch runs along by the map; null where it follows none that has a name, or is too long to be asked. */
export async function nameStretch(
  line: HikeLine,
  stretch: Interval,
  grounds: readonly GroundTiles[],
  signal: AbortSignal,
): Promise<StretchPath | null> {
  const places = placesOn(line, stretch)
  const names = await groundNames(grounds, wrappedBox(widened(boxOf(places), NEAR_PLACE)), MOST_TILES, signal)
  const path = names && pathAlong(places, names.ways)
  if (names === null || path === null) return null
  const ends = [places[0], places.at(-1)].map((end) => (end === undefined ? null : nearestName(end, names.places)))
  return { name: path.name, route: path.route, between: [...placesBetween(ends, stretch.to - stretch.from)] }
}

/** Places on a stretch, from its begin to its end. */
export function placesOn({ lng, lat, along }: HikeLine, { from, to }: Interval): readonly LngLat[] {
  const count = Math.max(2, Math.min(MOST_PLACES, Math.ceil((to - from) / STEP)))
  const start = Math.min(from + HAIR, to)
  return Array.from({ length: count }, (_, index) => {
    const position = positionAt(along, start + ((to - start) * index) / (count - 1))
    return [measuredAt(lng, position), measuredAt(lat, position)]
  })
}

function boxOf(places: readonly LngLat[]): UnwrappedBox {
  const [lngs, lats] = [places.map(([lng]) => lng), places.map(([, lat]) => lat)]
  return [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)]
}

/** The way of which most places are on: all of a marked route, or of one name. */
function pathAlong(places: readonly LngLat[], ways: readonly NamedWay[]): NamedWay | null {
  const counts = new Map<string, { readonly way: NamedWay; count: number }>()
  for (const place of places) {
    const here = new Map(ways.filter((way) => isOn(place, way)).map((way) => [way.route ?? way.name ?? '', way]))
    for (const [key, way] of here) {
      const known = counts.get(key) ?? { way, count: 0 }
      known.count++
      counts.set(key, known)
    }
  }
  const [best] = [...counts.values()].toSorted((a, b) => b.count - a.count)
  return best !== undefined && best.count >= places.length * ALONG ? best.way : null
}

function isOn(place: LngLat, { geometry }: NamedWay): boolean {
  const { metres = Infinity } = nearestOf(place, geometry) ?? {}
  return metres <= REACH
}
