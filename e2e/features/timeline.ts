import type { Feature } from 'geojson'
import { aSquare } from '../../src/testing/builders.ts'
import { places } from '../data.ts'

function closure(id: string, [lng, lat]: readonly [number, number], properties: object): Feature {
  const common = { type: 'closure', source: 'Test Rangers', source_kind: 'authority', time_zone: 'Europe/Berlin' }
  return {
    type: 'Feature',
    properties: { ...common, is_binding: true, id, ...properties },
    geometry: aSquare(lng - 0.05, lat - 0.05, 0.1),
  }
}

const night = { daytime_start: '20:00', daytime_end: '06:00' }

/** Closures by day and night, in days to come and over; dates are in 2198, so that the service holds none for over. */
export const timelineClosures = [
  closure('a', places.inForce, { name: 'Eagle cliff' }),
  closure('b', places.upcoming, { name: 'Night road', ...night }),
  closure('c', places.notice, { name: 'Mountain race', start_on: '2198-05-19', end_on: '2198-05-19' }),
  closure('d', places.areaOnly, { name: 'Lambing', start_on: '2198-05-01', end_on: '2198-05-14' }),
]
