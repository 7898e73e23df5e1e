import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { Position } from 'geojson'
import type { BBox, LngLat } from '#contract/geometry.ts'
import { Uuid } from '#contract/ids.ts'
import { wave } from '../import/demo/outline.ts'
import { between, randomOf, wholeBetween, type Random } from '../import/demo/random.ts'
import { openSqliteWriter } from '../store/sqlite/sqlite-writer.ts'
import type { AreaInput } from '../store/domain/store.ts'

const COUNTRIES = [40, 56, 203, 208, 246, 250, 276, 380, 528, 578, 616, 724, 752, 756]

/** Where made areas lie. */
export const MADE_BOUNDS: BBox = [-10, 36, 30, 70]

/** Fills a store with so many made areas, always the same: irregular shapes of 40 to 46 vertices, most of them small. */
export async function makeAreas(dataDir: string, count: number): Promise<void> {
  const random = randomOf('benchmark')
  const writer = openSqliteWriter(dataDir)
  const transaction = await writer.begin()
  for (let number = 1; number <= count; number++) {
    await transaction.putAreas([{ record: madeArea(number, random), shapes: new Map() }])
  }
  await transaction.commit({ demo: false })
  await writer.close()
}

/** Writes so many of them as GeoJSON. */
export async function writeAreas(file: string, count: number): Promise<void> {
  const random = randomOf('benchmark')
  await pipeline(function* () {
    yield '{"type":"FeatureCollection","features":['
    for (let number = 1; number <= count; number++) {
      const { geometry, bbox: _, centroid: __, ...properties } = madeArea(number, random)
      yield `${number === 1 ? '' : ',\n'}${JSON.stringify({ type: 'Feature', properties, geometry })}`
    }
    yield ']}'
  }, createWriteStream(file))
}

/** An irregular shape of 40 to 46 vertices, most of them small. */
export function madeArea(number: number, random: Random): AreaInput {
  const [west, south, east, north] = MADE_BOUNDS
  // Ten kilometres across in the middle of the range, few of a hundred.
  const reach = Math.min(0.5, 0.05 * Math.exp(between(random, -1.5, 1) + between(random, -1, 1)))
  const inset = 2 * reach
  const centre: LngLat = [
    between(random, west + 2 * inset, east - 2 * inset),
    between(random, south + inset, north - inset),
  ]
  const ring = madeRing(centre, reach, random)
  const [lngs, lats] = [ring.map(([lng = 0]) => lng), ring.map(([, lat = 0]) => lat)]
  return {
    uuid: Uuid.parse(`00000000-0000-4000-8000-${number.toString(16).padStart(12, '0')}`),
    name: `Area ${number}`,
    category_id: wholeBetween(random, 1, 12),
    country_id: COUNTRIES[wholeBetween(random, 0, COUNTRIES.length - 1)] ?? 276,
    bbox: [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)],
    designation: 'Nature reserve',
    iucn_category: 'IV',
    wdpa_id: number,
    area_km2: Math.round(reach * reach * 24_000),
    established_on: null,
    description: null,
    url: null,
    organisation_id: null,
    licence_uri: null,
    attribution: null,
    names: null,
    designation_status: null,
    extra: null,
    centroid: [rounded(centre[0]), rounded(centre[1])],
    time_zone: 'Europe/Berlin',
    rules: null,
    geometry: { type: 'MultiPolygon', coordinates: [[ring]] },
  }
}

/** A closed ring around a centre, counter-clockwise; four decimals are ten metres. */
function madeRing([lng, lat]: LngLat, reach: number, random: Random): Position[] {
  const count = wholeBetween(random, 39, 45)
  const radius = wave(random, 6, 0.3)
  const narrower = Math.cos((lat * Math.PI) / 180)
  const ring = Array.from({ length: count }, (_, index): Position => {
    const angle = (2 * Math.PI * index) / count
    const away = reach * Math.exp(radius(angle))
    return [rounded(lng + (away * Math.cos(angle)) / narrower), rounded(lat + away * Math.sin(angle))]
  })
  return [...ring, ...ring.slice(0, 1)]
}

function rounded(degrees: number): number {
  return Math.round(degrees * 1e4) / 1e4
}
