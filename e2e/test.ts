import { test as base } from '@playwright/test'
import { areas, closures } from './data.ts'
import { MapPage } from './drivers/map-page.ts'
import { startService, type RunningService } from './services/process.ts'

interface Fixtures {
  readonly app: MapPage
}

interface WorkerFixtures {
  /** A service as it starts: with demo data. */
  readonly demoService: RunningService
  /** A service with the test data, imported. */
  readonly service: RunningService
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  app: async ({ page }, provide) => {
    await provide(new MapPage(page))
  },
  demoService: [
    async ({}, provide) => {
      const service = await startService()
      await provide(service)
      await service.stop()
    },
    { scope: 'worker' },
  ],
  service: [
    async ({}, provide) => {
      const service = await startService()
      await importTestData(service)
      await provide(service)
      await service.stop()
    },
    { scope: 'worker' },
  ],
})

export { expect } from '@playwright/test'

/** Imports the test's areas and closures; returns what the imports printed. */
export function importTestData(service: RunningService): Promise<string> {
  return service.importFeatures({ areas, closures })
}
