import type { Page } from '@playwright/test'
import { CAMERA } from './data.ts'
import { expect, test } from './kept-test.ts'

test('what was opened once opens again without a network, with each card of a row that was shown', async ({
  app,
  front,
  kept,
  network,
  page,
}) => {
  await app.open(front.url, CAMERA)
  await expect(app.rows).toHaveCount(4)
  await test.step('once the app is on the device, and has read what the cards say', async () => {
    await kept.isKept()
    await expect.poll(() => answersKept(page, /closures-and-notices\/[0-9a-f-]{36}$/)).toBeGreaterThanOrEqual(4)
    await expect.poll(() => answersKept(page, /\/wildlife\?/)).toBe(1)
  })
  await network.goAway()
  await page.reload()
  await expect(app.rows).toHaveCount(4)
  await app.rows.filter({ hasText: 'Eagle cliff' }).click()
  await expect(app.heading).toHaveText('Eagle cliff')
  await expect(page.getByRole('article')).toContainText('Peregrines breed here')
  await test.step('and the area, of which nothing is unknown', async () => {
    await page.goBack()
    await app.tab('Areas').click()
    await app.row('Test Forest').click()
    await expect(page.getByRole('article')).toContainText('Eagle cliff')
    await expect(page.getByRole('article')).not.toContainText('not known')
  })
})

/** How many answers the device has by addresses of a kind. */
function answersKept(page: Page, kind: RegExp): Promise<number> {
  return page.evaluate(
    async ({ source }) => {
      const urls = (await (await caches.open('fieldgate-seen')).keys()).map(({ url }) => url)
      return urls.filter((url) => new RegExp(source).test(url)).length
    },
    { source: kind.source },
  )
}
