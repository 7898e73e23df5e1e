import { OperatorsSay } from './drivers/operator.ts'
import { startMapServer, type MapServer } from './services/map-server.ts'
import { startService, type RunningService } from './services/process.ts'
import { importTestData, test as base } from './test.ts'

export { expect } from './test.ts'

interface WorkerFixtures {
  readonly maps: MapServer
  /** Starts services with configurations and the test data, which end with the tests. */
  readonly serviceWith: (config: object) => Promise<RunningService>
}

/** With what the operator has a say in, and services of any configuration. */
export const test = base.extend<{ operator: OperatorsSay }, WorkerFixtures>({
  operator: async ({ page }, provide) => provide(new OperatorsSay(page)),
  maps: [
    async ({}, provide) => {
      const server = await startMapServer()
      await provide(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  serviceWith: [
    async ({}, provide) => {
      const running = new Map<string, RunningService>()
      await provide(async (config) => {
        const key = JSON.stringify(config)
        const known = running.get(key)
        if (known !== undefined) return known
        const service = await startService(config)
        await importTestData(service)
        running.set(key, service)
        return service
      })
      await Promise.all([...running.values()].map((service) => service.stop()))
    },
    { scope: 'worker' },
  ],
})

/** A configuration of one background of each kind, and of two that cannot be loaded. */
export const backgrounds = ({ url }: MapServer) => ({
  basemaps: [
    { id: 'quiet', label: { en: 'Quiet', de: 'Ruhig' }, builtin: true },
    {
      id: 'streets',
      label: 'Streets',
      style: `${url}/style.json`,
      dark: `${url}/dark.json`,
      attribution: [{ name: '© Street & Co', url: 'https://streets.example/' }, { name: '© Others' }],
    },
    { id: 'photos', label: 'Photos', tiles: `${url}/pictures/{z}/{x}/{y}.png`, attribution: [{ name: '© Photos' }] },
    { id: 'paths', label: 'Paths', pmtiles: `${url}/land.pmtiles`, attribution: [{ name: '© Paths' }] },
    { id: 'gone', label: 'Gone', style: `${url}/nowhere.json`, attribution: [{ name: '© Gone' }] },
    { id: 'refused', label: 'Refused', tiles: `${url}/refused/{z}/{x}/{y}.png`, attribution: [{ name: '© No' }] },
  ],
})
