import { KeptApp } from './drivers/kept-app.ts'
import { startFront, type Front } from './services/front.ts'
import { test as base } from './test.ts'

export { expect } from './test.ts'

/** With the app kept on the device, and with what stands between browser and service. */
export const test = base.extend<{ front: Front; kept: KeptApp }>({
  front: async ({ service }, provide) => {
    const front = await startFront(service)
    await provide(front)
    await front.stop()
  },
  kept: async ({ page }, provide) => provide(new KeptApp(page)),
})

test.use({ serviceWorkers: 'allow' })
