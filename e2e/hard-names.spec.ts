import { CAMERA } from './data.ts'
import { startService, type RunningService } from './services/process.ts'
import { expect, test } from './test.ts'

const LONG = 'Landschaftsschutzgebietsverordnungsänderungsgesetz'.repeat(4)
const ARABIC = 'مغلق أمام المتنزهين حتى إشعار آخر'

const closures = [LONG, ARABIC].map((name, index) => ({
  type: 'Feature',
  properties: { id: `n${index}`, type: 'closure', name, source: 'Test Rangers', time_zone: 'Europe/Berlin' },
  geometry: { type: 'Point', coordinates: [13.4 + index / 20, 48.9] },
}))

let service: RunningService
test.beforeAll(async () => {
  service = await startService({ features: { closures } })
})
test.afterAll(() => service.stop())

test.use({ viewport: { width: 320, height: 640 } })

test('a name without a space breaks where a line ends, on cards and in text', async ({ app, page }) => {
  await page.goto(`${service.url}/list`)
  await expect(page.getByRole('link', { name: LONG })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await app.open(service.url, CAMERA)
  await app.row(LONG).click()
  await expect(app.heading).toHaveText(LONG)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('a name that runs from right to left does not run below what closes its card', async ({ app, page }) => {
  await app.open(service.url, CAMERA)
  await app.row(ARABIC).click()
  await expect(app.heading).toHaveText(ARABIC)
  const close = await page.getByRole('article').getByRole('button', { name: 'Close' }).boundingBox()
  const lines = await app.heading.evaluate((heading) => {
    const range = document.createRange()
    range.selectNodeContents(heading)
    return Array.from(range.getClientRects(), ({ top, bottom, right }) => ({ top, bottom, right }))
  })
  expect(lines.length).toBeGreaterThan(0)
  for (const { top, bottom, right } of lines) {
    const isBeside = close !== null && top < close.y + close.height && bottom > close.y
    if (isBeside) expect(right).toBeLessThanOrEqual(close.x)
  }
})
