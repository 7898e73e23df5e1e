import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from '@playwright/test'
import { areas, closures } from './data.ts'
import { MapPage } from './drivers/map-page.ts'
import { startService, type RunningService } from './services/process.ts'

interface Fixtures {
  readonly app: MapPage
  /**
   * Whether the browser has WebGL. Without it the map is a still picture, which looks alike and is drawn in a fraction
   * of the time: what a test says of anything but the map is as true then.
   */
  readonly webgl: boolean
}

interface WorkerFixtures {
  /** A service as it starts: with demo data. */
  readonly demoService: RunningService
  /** A service with the test data, imported. */
  readonly service: RunningService
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  webgl: [true, { option: true }],
  page: async ({ page, webgl }, provide) => {
    if (!webgl) await page.addInitScript(takeWebGlAway)
    await provide(page)
  },
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
export async function importTestData(service: RunningService): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'fieldgate-files-'))
  let printed = ''
  for (const [kind, features] of Object.entries({ areas, closures })) {
    const file = join(directory, `${kind}.geojson`)
    await writeFile(file, JSON.stringify({ type: 'FeatureCollection', features }))
    printed += await service.importFiles(file, '--kind', kind)
  }
  await rm(directory, { recursive: true })
  return printed
}

/** Runs in the page, before anything else. */
function takeWebGlAway(): void {
  const { prototype } = HTMLCanvasElement
  const { getContext } = Object.getOwnPropertyDescriptors(prototype)
  Object.defineProperty(prototype, 'getContext', {
    value(this: HTMLCanvasElement, kind: string, options: unknown): unknown {
      return kind.startsWith('webgl') ? null : getContext.value?.call(this, kind, options)
    },
  })
}
