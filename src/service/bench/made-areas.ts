import type { Feature } from 'geojson'
import type { BBox, LngLat } from '#contract/geometry.ts'
import { Uuid } from '#contract/ids.ts'
import { areaKm2 } from '../geometry/measure.ts'
import { wave } from '../import/demo/outline.ts'
import { randomOf, wholeBetween, type Random } from '../import/demo/random.ts'
import type { AreaInput } from '../store/domain/inputs.ts'
import { clusterDraw, normal, placeIn } from './clusters.ts'
import { madeName } from './made-names.ts'

/** Where most made areas lie. */
export const MADE_BOUNDS: BBox = [-10, 36, 30, 70]

/** Half of all areas are smaller: degrees of latitude, 1.6 km. */
const MEDIAN_REACH = 0.0145
const SPREAD_OF_REACH = 1.1
const LARGEST_REACH = 0.8
const VERTICES_AT_MEDIAN = 35
const PLACES_PER_AREA = 0.03

/** How many of twenty areas have a category, by its id: most are reserves. */
const CATEGORIES = [1, 2, 2, 2, 2, 2, 2, 3, 4, 4, 4, 5, 6, 6, 6, 7, 8, 10, 11, 12]

/**
 * So many areas, always the same for a seed: clustered as over Europe, most of them small and few of a hundred
 * kilometres, of 40 vertices in the mean, some of them only places.
 */
export function* madeAreas(seed: string, count: number): Generator<AreaInput, undefined> {
  const random = randomOf(seed)
  const cluster = clusterDraw(random)
  for (let number = 1; number <= count; number++) {
    const region = cluster()
    yield madeArea(number, placeIn(region, random), region.countryId, random)
  }
}

/** So many of them as an import reads them. */
export function* areaFeatures(count: number): Generator<Feature, undefined> {
  for (const { geometry, bbox: _, centroid: __, ...properties } of madeAreas('benchmark', count)) {
    yield { type: 'Feature', properties, geometry }
  }
}

function madeArea(number: number, centre: LngLat, countryId: number, random: Random): AreaInput {
  const reach = Math.min(LARGEST_REACH, MEDIAN_REACH * Math.exp(SPREAD_OF_REACH * normal(random)))
  const ring = madeRing(centre, reach, random)
  const isPlace = random() < PLACES_PER_AREA
  const place: LngLat = [rounded(centre[0]), rounded(centre[1])]
  return {
    uuid: Uuid.parse(`00000000-0000-4000-8000-${number.toString(16).padStart(12, '0')}`),
    name: madeName(number, random),
    category_id: CATEGORIES[wholeBetween(random, 0, CATEGORIES.length - 1)] ?? 12,
    country_id: countryId,
    bbox: boundsOf(isPlace ? [place] : ring),
    designation: 'Nature reserve',
    iucn_category: 'IV',
    wdpa_id: number,
    area_km2: isPlace ? null : areaKm2([[ring]]),
    established_on: null,
    description: null,
    url: null,
    organisation_id: null,
    licence_uri: null,
    attribution: null,
    names: null,
    designation_status: null,
    extra: null,
    centroid: place,
    time_zone: 'Europe/Berlin',
    rules: null,
    geometry: isPlace ? { type: 'MultiPoint', coordinates: [place] } : { type: 'MultiPolygon', coordinates: [[ring]] },
  }
}

function boundsOf(positions: readonly LngLat[]): BBox {
  const [lngs, lats] = [positions.map(([lng]) => lng), positions.map(([, lat]) => lat)]
  return [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)]
}

/** A closed ring around a centre, counter-clockwise: the larger, the more vertices. Five decimals are a metre. */
export function madeRing([lng, lat]: LngLat, reach: number, random: Random): LngLat[] {
  const likely = VERTICES_AT_MEDIAN * (reach / MEDIAN_REACH) ** 0.3 * Math.exp(0.4 * normal(random))
  const count = Math.round(Math.min(400, Math.max(8, likely)))
  const radius = wave(random, Math.min(12, count / 5), 0.3)
  const narrower = Math.cos((lat * Math.PI) / 180)
  const ring = Array.from({ length: count }, (_, index): LngLat => {
    const angle = (2 * Math.PI * index) / count
    const away = reach * Math.exp(radius(angle))
    return [rounded(lng + (away * Math.cos(angle)) / narrower), rounded(lat + away * Math.sin(angle))]
  })
  return [...ring, ...ring.slice(0, 1)]
}

function rounded(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5
}
