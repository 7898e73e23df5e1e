import { aSquare } from '../../src/testing/builders.ts'

const common = { source: 'Test Rangers', source_kind: 'authority', time_zone: 'Europe/Berlin', is_binding: true }
const feature = (properties: object, geometry: object | null) => ({
  type: 'Feature',
  properties: { ...common, type: 'closure', ...properties },
  geometry,
})
/** Closures along a hike. Along the 49th parallel 0.1° are 7.3 km: at 4 km/h nearly two hours. */
export const hikeClosures = [
  feature(
    { id: 'n', name: 'Night lek', daytime_start: '20:00', daytime_end: '09:00', activity_ids: ['entering'] },
    aSquare(13.1, 48.95, 0.1),
  ),
  feature({ id: 'd', name: 'Dog rule', activity_ids: ['dogs'] }, aSquare(13.25, 48.95, 0.05)),
  feature({ id: 'p', name: 'Lone pine', activity_ids: ['hiking'] }, { type: 'Point', coordinates: [13.35, 49.0001] }),
  feature({ id: 'f', name: 'Far away', activity_ids: ['hiking'] }, { type: 'Point', coordinates: [13.35, 49.01] }),
]
