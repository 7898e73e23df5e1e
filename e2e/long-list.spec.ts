import { aSquare } from '../src/testing/builders.ts'
import { nameOf } from './budget/chunk-names.ts'
import { startService, type RunningService } from './services/process.ts'
import { expect, test } from './test.ts'

const COUNT = 400
const VIEW = { map: '8/48.95/13.6', list: 'areas' }

test.describe('a long list', () => {
  let service: RunningService
  test.beforeAll(async () => {
    const areas = Array.from({ length: COUNT }, (_, index) => ({
      type: 'Feature',
      properties: {
        id: `a${index}`,
        name: `Meadow ${String(index + 1).padStart(3, '0')}`,
        category_id: 'nature_reserve',
        country_id: 'DE',
        area_km2: 1,
      },
      geometry: aSquare(13.2 + (index % 20) * 0.04, 48.7 + Math.floor(index / 20) * 0.025, 0.02),
    }))
    service = await startService({ features: { areas } })
  })
  test.afterAll(() => service.stop())

  test('has in the page what is seen, and says how long it is', async ({ app, page }) => {
    await app.open(service.url, VIEW)
    const items = page.getByRole('tabpanel').getByRole('listitem')
    await expect(items.first()).toHaveAttribute('aria-setsize', String(COUNT))
    expect(await items.count()).toBeLessThan(40)
  })

  test('is whole as soon as the file that draws it can be loaded', async ({ app, page }) => {
    const faults: string[] = []
    page.on('pageerror', ({ message }) => faults.push(message))
    const isFile = ({ pathname }: URL) => nameOf(pathname) === 'long-rows'
    await page.route(isFile, (route) => route.abort())
    const isAsked = page.waitForEvent('requestfailed', (request) => isFile(new URL(request.url())))
    await app.open(service.url, VIEW)
    await isAsked
    await expect(app.row('Meadow 100')).toBeAttached()
    await page.unroute(isFile)
    const items = page.getByRole('tabpanel').getByRole('listitem')
    await expect(items.first()).toHaveAttribute('aria-setsize', String(COUNT))
    expect(faults).toEqual([])
  })

  test('is walked by the keys of the cursor', async ({ app, page }) => {
    await app.open(service.url, VIEW)
    await expect(page.locator('[aria-setsize]').first()).toBeVisible()
    await app.row('Meadow 001').focus()
    await page.keyboard.press('ArrowDown')
    await expect(app.row('Meadow 002')).toBeFocused()
    await page.keyboard.press('End')
    await expect(app.row('Meadow 400')).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(app.row('Meadow 399')).toBeFocused()
    await test.step('Escape leads back to a row far down, though the map went to what was opened', async () => {
      await page.keyboard.press('Enter')
      await expect(app.heading).toHaveText('Meadow 399')
      await expect(page.locator('[aria-setsize]')).toHaveCount(0)
      await page.keyboard.press('Escape')
      await expect.poll(() => app.parameter('map')).toBe(VIEW.map)
      await expect(app.row('Meadow 399')).toBeFocused()
    })
    await page.keyboard.press('Home')
    await expect(app.row('Meadow 001')).toBeFocused()
  })

  test('keeps the focus of a row that is scrolled away', async ({ app, page }) => {
    await app.open(service.url, VIEW)
    await expect(page.locator('[aria-setsize]').first()).toBeVisible()
    await app.row('Meadow 003').focus()
    await page.locator('[data-rows]').evaluate((list) => list.scrollTo(0, 12_000))
    await expect(app.row(/Meadow 1/).first()).toBeVisible()
    await expect(app.row('Meadow 003')).toBeFocused()
  })

  test('keeps the focus of a row when it becomes long', async ({ app, page }) => {
    await app.open(service.url, { ...VIEW, map: '12.5/48.83/13.3' })
    const items = page.getByRole('tabpanel').getByRole('listitem')
    await expect(items.first()).toBeVisible()
    await expect(page.locator('[aria-setsize]')).toHaveCount(0)
    expect(await items.count()).toBeLessThan(100)
    const name = /Meadow \d+/.exec(await items.nth(2).innerText())?.[0] ?? ''
    await app.row(name).focus()
    // The view becomes wider without a press, which is the visitor's going on.
    await page.evaluate((map) => {
      const url = new URL(window.location.href)
      url.searchParams.set('map', map)
      window.history.pushState(null, '', url)
      window.dispatchEvent(new PopStateEvent('popstate'))
    }, VIEW.map)
    await expect(page.locator('[aria-setsize]').first()).toHaveAttribute('aria-setsize', String(COUNT))
    await expect(app.row(name)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(app.rows.and(page.locator(':focus'))).not.toHaveText(new RegExp(name))
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

    test('is as it was when a card closes, with the focus on its row', async ({ app, page }) => {
      await app.open(service.url, { map: '12/48.95/13.6', list: 'areas' })
      const first = app.rows.first()
      await expect(first).toBeVisible()
      const name = /Meadow \d+/.exec(await first.innerText())?.[0] ?? ''
      await first.focus()
      await page.keyboard.press('Enter')
      await expect(app.heading).toHaveText(name)
      await expect(app.heading).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(app.row(name)).toBeFocused()
    })
  })
})

test('of two long lists each is walked by itself', { tag: '@long' }, async ({ app, page }) => {
  const properties = { type: 'closure', source: 'Test Rangers', source_kind: 'authority', time_zone: 'Europe/Berlin' }
  const closures = Array.from({ length: 120 }, (_, index) => ({
    type: 'Feature',
    properties: { ...properties, id: `c${index}`, name: `Trail ${String(index + 1).padStart(3, '0')}` },
    geometry: { type: 'Point', coordinates: [13.5 + (index % 12) / 100, 48.9 + Math.floor(index / 12) / 100] },
  }))
  const area = {
    type: 'Feature',
    properties: { id: 'a', name: 'Meadow', category_id: 'nature_reserve', country_id: 'DE' },
    geometry: aSquare(13.4, 48.8, 0.4),
  }
  const service = await startService({ features: { areas: [area], closures } })
  try {
    await app.open(service.url, VIEW)
    await app.row('Meadow').click()
    await app.tab('Closures').click()
    await expect(page.getByRole('tabpanel').locator('[aria-setsize]').first()).toBeVisible()
    const rows = page.getByRole('article').locator('[aria-setsize] button')
    await rows.first().focus()
    await page.keyboard.press('ArrowDown')
    await expect(rows.nth(1)).toBeFocused()
  } finally {
    await service.stop()
  }
})
