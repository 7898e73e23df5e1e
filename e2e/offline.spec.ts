import { CAMERA } from './data.ts'
import { expect, test } from './test.ts'

test.use({ serviceWorkers: 'allow' })

test('what was opened once opens again without a network', async ({ app, context, page, service }) => {
  await app.open(service.url, CAMERA)
  await expect(app.rows).toHaveCount(4)
  await test.step('once the app is on the device', async () => {
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  })
  await context.setOffline(true)
  await page.reload()
  await expect(app.rows).toHaveCount(4)
})
