import { test as base, type WorkerFixture } from '@playwright/test'
import { areas, closures } from './data.ts'
import { MapPage } from './drivers/map-page.ts'
import { startHostSite, type HostSite } from './services/host-page.ts'
import { startMapServer, type MapServer } from './services/map-server.ts'
import { startService, type RunningService } from './services/process.ts'
import { dataOf, type Seed } from './services/seeds.ts'
import { NOTHING, startSpecOnlyHost, type SpecOnlyHost } from './services/spec-only.ts'

export { expect } from '@playwright/test'

interface Fixtures {
  readonly app: MapPage
  /** A page whose service knows the specification alone, and has nothing yet. */
  readonly specOnly: SpecOnlyHost
}

/** All that is started is here, when a test first asks for it: with others elsewhere, there would be more workers. */
interface WorkerFixtures {
  /** A service as it starts: with demo data. */
  readonly demoService: RunningService
  /** A service with the test data. */
  readonly service: RunningService
  /** A service with closures that differ in everything that can be filtered by. */
  readonly varied: RunningService
  /** A service of shapes that lie over each other. */
  readonly hereService: RunningService
  /** A service of closures along a hike. */
  readonly hikeService: RunningService
  /** A service of closures over some weeks. */
  readonly timelineService: RunningService
  readonly maps: MapServer
  /** A site whose pages show the map in frames. */
  readonly hostSite: HostSite
  /** Starts a service with a configuration and the test data, which ends when there is to be one with another. */
  readonly serviceWith: (config: object) => Promise<RunningService>
  /** For {@link Fixtures.specOnly}. */
  readonly specOnlyHost: SpecOnlyHost
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  app: async ({ page }, provide) => {
    await provide(new MapPage(page))
  },
  specOnly: async ({ specOnlyHost }, provide) => {
    specOnlyHost.holds(NOTHING)
    specOnlyHost.failWith(null)
    await provide(specOnlyHost)
  },
  demoService: serviceOf('demo'),
  service: serviceOf('plain'),
  varied: serviceOf('varied'),
  hereService: serviceOf('crossing'),
  hikeService: serviceOf('hike'),
  timelineService: serviceOf('timeline'),
  maps: perWorker(startMapServer),
  hostSite: perWorker(startHostSite),
  specOnlyHost: perWorker(startSpecOnlyHost),
  serviceWith: [
    async ({}, provide) => {
      const running = new Map<string, RunningService>()
      const stopAll = async () => {
        await Promise.all([...running.values()].map((service) => service.stop()))
        running.clear()
      }
      await provide(async (config) => {
        const key = JSON.stringify(config)
        const known = running.get(key)
        if (known !== undefined) return known
        await stopAll()
        const service = await startService({ config, data: dataOf('plain') })
        running.set(key, service)
        return service
      })
      await stopAll()
    },
    { scope: 'worker' },
  ],
})

/** Imports the test's areas and closures; returns what the imports printed. */
export function importTestData(service: RunningService): Promise<string> {
  return service.importFeatures({ areas, closures })
}

/** A service on a copy of some data, which no test changes. */
function serviceOf(seed: Seed) {
  return perWorker(() => startService({ data: dataOf(seed), previews: seed === 'varied' }))
}

/** What each worker starts for itself, and stops in the end. */
function perWorker<T extends { stop(): Promise<void> }>(
  start: () => Promise<T>,
): [WorkerFixture<T, object>, { scope: 'worker' }] {
  return [
    async ({}, provide) => {
      const started = await start()
      await provide(started)
      await started.stop()
    },
    { scope: 'worker' },
  ]
}
