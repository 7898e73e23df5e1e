import type { Locator, Page } from '@playwright/test'
import { faultsOfRoom, faultsOn } from './drivers/faults.ts'
import { FilterPanel } from './drivers/filter-panel.ts'
import { PAGES } from './drivers/pages.ts'
import { cardsOf, dialogsOf, panelsOf } from './drivers/surfaces.ts'
import { startService, type RunningService } from './services/process.ts'
import { dataOf } from './services/seeds.ts'
import { expect, test } from './test.ts'

const banner = { text: 'Very high fire danger', level: 'warning', link: { label: 'More', url: 'https://a.example/' } }

let service: RunningService
test.beforeAll(async () => {
  service = await startService({ config: { banner }, data: dataOf('demo') })
})
test.afterAll(() => service.stop())

/** By how many pixels what is hidden makes a page wider than the window, and longer than what it shows. */
async function sizeAdded(page: Page): Promise<{ readonly width: number; readonly length: number }> {
  return page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement
    const shown = Math.round(document.body.getBoundingClientRect().height)
    return { width: scrollWidth - window.innerWidth, length: scrollHeight - Math.max(window.innerHeight, shown) }
  })
}

for (const [name, viewport, least] of [
  ['desktop', { width: 1280, height: 800 }, 24],
  ['phone', { width: 390, height: 844 }, 44],
] as const) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport, ...(name === 'phone' && { hasTouch: true, isMobile: true }) })

    for (const [what, surfacesOf] of [
      ['panel', panelsOf],
      ['card', cardsOf],
      ['dialog', dialogsOf],
    ] as const) {
      test(`no ${what} has a barrier that can be measured, a target too small, or cuts text with more space or longer words`, async ({
        app,
        page,
      }) => {
        await app.open(service.url, { map: '8.3/48.9/13.5', theme: 'bright' })
        for (const { name: surface, open, close } of surfacesOf(app)) {
          await test.step(surface, async () => {
            await open()
            expect.soft(await faultsOn(page, least), surface).toEqual([])
            expect.soft(await faultsOfRoom(page), surface).toEqual([])
            await close?.()
          })
        }
      })
    }

    test('nor has a page', async ({ page }) => {
      for (const [path, seen] of PAGES) {
        await test.step(path, async () => {
          await page.goto(service.url + path)
          await expect(seen(page)).toBeVisible()
          expect.soft(await sizeAdded(page), path).toEqual({ width: 0, length: 0 })
          expect.soft(await faultsOn(page, least), path).toEqual([])
          expect.soft(await faultsOfRoom(page), path).toEqual([])
        })
      }
    })
  })
}

test.describe('where the device sets the colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' }, colorScheme: 'dark' })

  test('what is on, chosen and focused is seen, and panels have edges', async ({ app, page }) => {
    await app.open(service.url, { map: '8.3/48.9/13.5', theme: 'light' })
    await expect(app.rows.first()).toBeVisible()
    const look = (locator: Locator) =>
      locator.evaluate((element) => {
        const { backgroundColor, outlineStyle, outlineWidth } = getComputedStyle(element)
        return { backgroundColor, outline: outlineStyle === 'none' ? 0 : parseFloat(outlineWidth) }
      })
    const when = new FilterPanel(page)
    await expect
      .poll(async () => (await look(app.tab('Closures'))).backgroundColor)
      .not.toBe((await look(app.tab('Areas'))).backgroundColor)
    expect((await look(when.when('Now'))).backgroundColor).not.toBe((await look(when.when('Today'))).backgroundColor)
    const side = page.getByRole('region', { name: 'What is in view' })
    expect((await look(side)).outline).toBeGreaterThan(0)
    const bar = page.getByRole('search')
    await page.keyboard.press('/')
    expect((await look(bar)).outline).toBeGreaterThanOrEqual(2)
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBeUndefined()
  })
})
