import type { Page } from '@playwright/test'
import { CAMERA } from './data.ts'
import { expect, test } from './kept-test.ts'
import { startService, type RunningService } from './services/process.ts'

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
    await expect.poll(() => kept.readAhead()).toBeGreaterThanOrEqual(4)
    await expect.poll(() => answersKept(page, /\/wildlife\?/)).toBe(1)
  })
  await network.goAway()
  await page.reload()
  await expect(app.rows).toHaveCount(4)
  await test.step('and the guide, which was not read before', async () => {
    await page.goto(`${front.url}/guides/visitors?lang=de#without-a-network`)
    await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toHaveText('Für Besucher')
    await page.goBack()
  })
  await app.rows.filter({ hasText: 'Eagle cliff' }).click()
  await expect(app.heading).toHaveText('Eagle cliff')
  await expect(page.getByRole('article')).toContainText('Peregrines breed here')
  const link = page.url()
  await test.step('and the area, of which nothing is unknown', async () => {
    await page.goBack()
    await app.tab('Areas').click()
    await app.row('Test Forest').click()
    await expect(page.getByRole('article')).toContainText('Eagle cliff')
    await expect(page.getByRole('article')).not.toContainText('not known')
  })
  await test.step('and a link to which a mail program added the full stop of its sentence', async () => {
    await page.goto(`${link}.`)
    await expect(page).toHaveURL(link)
    await expect(app.heading).toHaveText('Eagle cliff')
  })
})

test.describe('many closures in one view', () => {
  /** More than the map reads of one view: the list goes on page by page. */
  const MANY = 2300
  const LAST = `Trail ${MANY - 1}`
  const trails = Array.from({ length: MANY }, (_, index) => ({
    type: 'Feature',
    properties: {
      id: `t${index}`,
      type: 'closure',
      name: `Trail ${index}`,
      description: `Bridge ${index} has fallen.`,
      source: 'Test Rangers',
      source_kind: 'authority',
      time_zone: 'Europe/Berlin',
    },
    geometry: { type: 'Point', coordinates: [13.3 + (index % 50) / 100, 48.8 + Math.floor(index / 50) / 200] },
  }))
  let many: RunningService
  test.beforeAll(async () => {
    many = await startService({ features: { closures: trails } })
  })
  test.afterAll(() => many.stop())

  test('each has its whole card without a network', { tag: '@long' }, async ({ app, front, kept, network, page }) => {
    front.leadTo(many)
    await app.open(front.url, CAMERA)
    await kept.isKept()
    await expect(page.locator(`[aria-setsize="${MANY}"]`).first()).toBeVisible()
    await app.scrollToRow(LAST)
    await expect.poll(() => kept.readAhead()).toBe(MANY)
    await network.goAway()
    await app.row(LAST).click()
    await expect(page.getByRole('article')).toContainText(`Bridge ${MANY - 1} has fallen.`)
    await page.reload()
    await expect(page.getByRole('article')).toContainText(`Bridge ${MANY - 1} has fallen.`)
    await test.step('where the list knows of a part alone, it does not say that nothing is closed', async () => {
      await page.keyboard.press('Escape')
      await expect(page.getByRole('tabpanel')).toContainText('Not loaded for this view')
      await expect(app.tab('Closures')).toContainText('≥ 0 in view')
    })
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
