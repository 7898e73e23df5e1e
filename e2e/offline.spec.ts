import type { Page } from '@playwright/test'
import { CAMERA } from './data.ts'
import { expect, test } from './test.ts'

test.use({ serviceWorkers: 'allow' })

test('what was opened once opens again without a network, with each card of a row that was shown', async ({
  app,
  context,
  page,
  service,
}) => {
  await app.open(service.url, CAMERA)
  await expect(app.rows).toHaveCount(4)
  await test.step('once the app is on the device, and has read what the cards say', async () => {
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await expect.poll(() => cardsKept(page)).toBeGreaterThanOrEqual(4)
  })
  await context.setOffline(true)
  await page.reload()
  await expect(app.rows).toHaveCount(4)
  await app.rows.filter({ hasText: 'Eagle cliff' }).click()
  await expect(app.heading).toHaveText('Eagle cliff')
  await expect(page.getByRole('article')).toContainText('Peregrines breed here')
})

/** How many closures the device has by their own address. */
function cardsKept(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const urls = (await (await caches.open('fieldgate-seen')).keys()).map(({ url }) => url)
    return urls.filter((url) => /closures-and-notices\/[0-9a-f-]{36}$/.test(url)).length
  })
}
