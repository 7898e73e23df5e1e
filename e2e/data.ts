import type { Feature, Geometry } from 'geojson'
import { aSquare } from '../src/testing/builders.ts'

/** Where the test data lies: in the Bohemian Forest. */
export const CAMERA = { map: '9/48.95/13.6' }

/** Places within what is drawn at {@link CAMERA}. */
export const places = {
  inForce: [13.35, 48.85],
  inForceEdge: [13.3, 48.85],
  upcoming: [13.55, 48.85],
  notice: [13.75, 48.85],
  noticeEdge: [13.7, 48.85],
  point: [13.35, 49.03],
  areaOnly: [13.75, 49.03],
  areaEdge: [13.85, 48.97],
  outside: [13.9, 48.72],
  /** Outside too, and not under a card. */
  south: [13.55, 48.7],
} as const satisfies Record<string, readonly [number, number]>

const squareAround = ([lng, lat]: readonly [number, number], size = 0.1): Geometry =>
  aSquare(lng - size / 2, lat - size / 2, size)

function feature(properties: Record<string, unknown>, geometry: Geometry | null): Feature<Geometry | null> {
  return { type: 'Feature', properties, geometry }
}

/** One national park, and one reserve that is known only as a point. */
export const areas = [
  feature(
    { id: 'park', name: 'Test Forest', category_id: 'national_park', country_id: 'DE', area_km2: 800 },
    aSquare(13.25, 48.75, 0.6),
  ),
  feature(
    { id: 'tree', name: 'Old Oak', category_id: 'monument', country_id: 'DE' },
    { type: 'MultiPoint', coordinates: [[13.95, 48.95]] },
  ),
]

const common = { source: 'Test Rangers', source_kind: 'authority', time_zone: 'Europe/Berlin', is_binding: true }

/** One closure of each kind that the map draws. */
export const closures = [
  feature(
    {
      ...common,
      id: 'a',
      type: 'closure',
      name: 'Eagle cliff',
      purpose: 'Peregrines breed here',
      reason_id: 'breeding',
    },
    squareAround(places.inForce),
  ),
  feature(
    { ...common, id: 'b', type: 'closure', name: 'Timber works', start_on: '2199-01-01' },
    squareAround(places.upcoming),
  ),
  feature({ ...common, id: 'c', type: 'notice', name: 'Ticks about' }, squareAround(places.notice)),
  feature(
    { ...common, id: 'd', type: 'closure', name: 'Broken bridge' },
    { type: 'Point', coordinates: [...places.point] },
  ),
]
