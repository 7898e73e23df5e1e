import type { Geometry } from 'geojson'
import { aSquare } from '../../src/testing/builders.ts'

/** Two of the closures share a disc here; the places below are beside it. */
export const CAMERA = { map: '10.2/48.945/13.565' }

/** Places among {@link closures} and {@link areas}. */
export const spots = {
  /** In two closures, two areas and a notice. */
  crowded: [13.535, 48.925],
  /** In one closure and an area. */
  single: [13.44, 48.9],
  /** In the two areas only. */
  areasOnly: [13.66, 48.99],
  /** In nothing. */
  nowhere: [13.3, 48.94],
} as const satisfies Record<string, readonly [number, number]>

const feature = (properties: Record<string, unknown>, geometry: Geometry) => ({ type: 'Feature', properties, geometry })

/** Of shapes that lie over each other. */
export const areas = [
  feature(
    {
      id: 'park',
      name: 'Great Park',
      category_id: 'national_park',
      country_id: 'DE',
      area_km2: 1600,
      rules: 'Stay on the marked paths.',
    },
    aSquare(13.35, 48.8, 0.35),
  ),
  feature(
    { id: 'moor', name: 'Small Moor', category_id: 'nature_reserve', country_id: 'DE', area_km2: 90 },
    aSquare(13.5, 48.92, 0.18),
  ),
]

/** The same as a service of the specification alone has them; `uuidOf`: of the first, the second. */
export function specOnlyAreas(uuidOf: (number: number) => string) {
  return areas.map(({ properties, geometry }, index) => ({
    uuid: uuidOf(index + 1),
    ...properties,
    id: index + 1,
    category_id: 1,
    country_id: 276,
    geometry: { type: 'MultiPolygon', coordinates: ['coordinates' in geometry ? geometry.coordinates : []] },
  }))
}

const common = { source: 'Test Rangers', source_kind: 'authority', time_zone: 'Europe/Berlin', is_binding: true }
export const closures = [
  feature(
    { ...common, id: 'n', type: 'closure', name: 'Night quiet', daytime_start: '20:00', daytime_end: '06:00' },
    aSquare(13.52, 48.9, 0.08),
  ),
  feature(
    { ...common, id: 's', type: 'closure', name: 'Stork nest', activity_ids: ['entering', 'dogs'] },
    aSquare(13.4, 48.88, 0.16),
  ),
  feature({ ...common, id: 'f', type: 'notice', name: 'Fire danger' }, aSquare(13.53, 48.91, 0.08)),
]
