import { KeptApp } from './drivers/kept-app.ts'
import { startFront, type Front } from './services/front.ts'
import { test as base } from './test.ts'

export { expect } from './test.ts'

/** The network of the pages and of their worker. */
interface Network {
  readonly goAway: () => Promise<void>
  readonly comeBack: () => Promise<void>
}

/** With the app kept on the device, and with what stands between browser and service. */
export const test = base.extend<{ front: Front; kept: KeptApp; network: Network }>({
  serviceWorkers: 'allow',
  front: async ({ service }, provide) => {
    const front = await startFront(service)
    await provide(front)
    await front.stop()
  },
  kept: async ({ page }, provide) => provide(new KeptApp(page)),
  network: async ({ context, front }, provide) => {
    // What Playwright takes away is the pages' alone: see playwright.config.ts.
    const setAway = async (isAway: boolean) => {
      front.spoil(() => (isAway ? 'off' : null))
      await context.setOffline(isAway)
    }
    await provide({ goAway: () => setAway(true), comeBack: () => setAway(false) })
  },
})
