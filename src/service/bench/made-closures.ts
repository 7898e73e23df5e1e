import type { Feature, Geometry } from 'geojson'
import type { LngLat } from '#contract/geometry.ts'
import { between, randomOf, wholeBetween, type Random } from '../import/demo/random.ts'
import { clusterDraw, normal, placeIn } from './clusters.ts'
import { madeRing } from './made-areas.ts'
import { madeName } from './made-names.ts'

const DAY_MS = 86_400_000
/** How many of them are known only as places. */
const PLACES = 0.8
const NOTICES = 0.1
const ADVICE = 0.15
const OPEN_ENDS = 0.15
const DAYTIMES = 0.2
const WIDEST_REACH = 0.1

/**
 * So many closures and notices as an import reads them, always the same for a seed, clustered as its areas are: around a
 * day, about four of five of them current and the others upcoming.
 */
export function* madeClosures(seed: string, count: number, day: string): Generator<Feature, undefined> {
  const cluster = clusterDraw(randomOf(seed))
  const random = randomOf(`${seed} closures`)
  for (let number = 1; number <= count; number++) {
    yield {
      type: 'Feature',
      properties: {
        id: number,
        name: madeName(number, random),
        type: random() < NOTICES ? 'notice' : 'closure',
        is_binding: random() >= ADVICE,
        source: 'Benchmark',
        source_kind: 'authority',
        time_zone: 'Europe/Berlin',
        reason_id: wholeBetween(random, 1, 12),
        ...datesAround(Date.parse(day), random),
      },
      geometry: madeGeometry(placeIn(cluster(), random), random),
    }
  }
}

function datesAround(day: number, random: Random) {
  const start = day + wholeBetween(random, -240, 60) * DAY_MS
  const end = Math.max(start, day) + wholeBetween(random, 30, 240) * DAY_MS
  return {
    start_on: dateOf(start),
    ...(random() >= OPEN_ENDS && { end_on: dateOf(end) }),
    ...(random() < DAYTIMES && { daytime_start: '20:00', daytime_end: '06:00' }),
  }
}

function dateOf(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10)
}

function madeGeometry(place: LngLat, random: Random): Geometry {
  if (random() < PLACES) return { type: 'Point', coordinates: [...place] }
  const reach = Math.min(WIDEST_REACH, 0.01 * Math.exp(normal(random))) * between(random, 0.8, 1.2)
  return { type: 'Polygon', coordinates: [madeRing(place, reach, random).map((position) => [...position])] }
}
