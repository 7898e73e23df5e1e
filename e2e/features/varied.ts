import type { Feature } from 'geojson'
import { aSquare } from '../../src/testing/builders.ts'
import { places } from '../data.ts'

const around = ([lng, lat]: readonly [number, number]) => aSquare(lng - 0.05, lat - 0.05, 0.1)

function closure(id: string, place: readonly [number, number], properties: object): Feature {
  const common = { type: 'closure', time_zone: 'Europe/Berlin', is_binding: true }
  return { type: 'Feature', properties: { ...common, id, ...properties }, geometry: around(place) }
}

const rangers = { source: 'Test Rangers', source_kind: 'authority' }
const portal = { source: 'Trail Portal', source_kind: 'platform' }

/** Closures that differ in everything that can be filtered by. */
export const variedClosures = [
  closure('a', places.inForce, { ...rangers, name: 'Eagle cliff', reason_id: 'breeding', activity_ids: ['climbing'] }),
  closure('b', places.upcoming, {
    ...portal,
    name: 'Night road',
    reason_id: 'construction',
    activity_ids: ['hiking', 'cycling'],
    start_on: '2198-05-01',
    end_on: '2198-05-31',
    daytime_start: '20:00',
    daytime_end: '06:00',
  }),
  closure('c', places.notice, {
    ...portal,
    name: 'Mountain race',
    reason_id: 'event',
    activity_ids: ['hiking'],
    start_on: '2198-05-19',
    end_on: '2198-05-19',
  }),
  closure('d', places.areaOnly, { ...rangers, type: 'notice', name: 'Ticks about', activity_ids: ['hiking'] }),
]
