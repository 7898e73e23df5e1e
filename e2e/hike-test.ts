import { aSquare } from '../src/testing/builders.ts'
import { gpx, HikeCard } from './drivers/hike-card.ts'
import { startService, type RunningService } from './services/process.ts'
import { test as base } from './test.ts'

export { expect } from './test.ts'

/** With the check of a hike, and a service of closures along one. */
export const test = base.extend<{ hike: HikeCard }, { hikeService: RunningService }>({
  hike: async ({ page }, provide) => provide(new HikeCard(page)),
  hikeService: [
    async ({}, provide) => {
      const service = await startService()
      await service.importFeatures({ closures })
      await provide(service)
      await service.stop()
    },
    { scope: 'worker' },
  ],
})

const common = { source: 'Test Rangers', source_kind: 'authority', time_zone: 'Europe/Berlin', is_binding: true }
const feature = (properties: object, geometry: object | null) => ({
  type: 'Feature',
  properties: { ...common, type: 'closure', ...properties },
  geometry,
})
/** Along the 49th parallel 0.1° are 7.3 km: at 4 km/h nearly two hours. */
const closures = [
  feature(
    { id: 'n', name: 'Night lek', daytime_start: '20:00', daytime_end: '09:00', activity_ids: ['entering'] },
    aSquare(13.1, 48.95, 0.1),
  ),
  feature({ id: 'd', name: 'Dog rule', activity_ids: ['dogs'] }, aSquare(13.25, 48.95, 0.05)),
  feature({ id: 'p', name: 'Lone pine', activity_ids: ['hiking'] }, { type: 'Point', coordinates: [13.35, 49.0001] }),
  feature({ id: 'f', name: 'Far away', activity_ids: ['hiking'] }, { type: 'Point', coordinates: [13.35, 49.01] }),
]
/** West to east along that parallel, over a hill. */
export const ROUTE = gpx([
  [13, 49, 500],
  [13.2, 49, 900],
  [13.4, 49, 600],
])
