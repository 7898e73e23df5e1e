import type { Locator, Route } from '@playwright/test'
import { CAMERA } from './data.ts'
import { SearchBar } from './drivers/search-bar.ts'
import { startService } from './services/process.ts'
import { expect, importTestData, test } from './test.ts'

test.describe('a newcomer', () => {
  test('has the network fetch the map while nothing is painted yet', async ({ app, page, service }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.addInitScript(() => {
      window.requestAnimationFrame = () => 0
    })
    await app.open(service.url, CAMERA)
    const namesOf = (pattern: RegExp) => new Set(asked.flatMap((path) => pattern.exec(path)?.[0] ?? []))
    await expect.poll(() => namesOf(/maplibre-gl(-\w+)?\.mjs$/).size).toBe(3)
    await expect.poll(() => namesOf(/\/tiles\/\d+\/\d+\/\d+\.mvt$/).size).toBeGreaterThan(0)
  })

  test('asks for all fonts at once, and nothing moves when they come', async ({ app, page, demoService }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    const held: Route[] = []
    await page.route(/\.woff2$/, (route) => void held.push(route))
    await page.goto(demoService.url, { waitUntil: 'commit' })
    const top = () => page.getByRole('tablist').evaluate((tabs) => tabs.getBoundingClientRect().top)
    await expect(app.rows).not.toHaveCount(0)
    await expect.poll(() => held.length).toBe(4)
    const before = await top()
    await Promise.all(held.map((route) => route.continue()))
    await page.evaluate(() => document.fonts.ready)
    await expect.poll(() => page.evaluate(() => document.fonts.check('600 15px "Source Sans 3"'))).toBe(true)
    expect(await top()).toBe(before)
  })

  test('meets the demo, said to be invented, without a problem', { tag: '@map' }, async ({ app, demoService }) => {
    await app.open(demoService.url)
    await app.drawn(2, /[1-9]\d+/)
    await expect(app.page.getByText('Demo data', { exact: true })).toBeVisible()
    await expect(app.page.getByText('closures are invented')).toBeVisible()
    await expect(app.row('Modrava–Březník trail')).toContainText('Closed now · until further notice')
    await app.row('Modrava–Březník trail').click()
    await expect(app.heading).toHaveText('Modrava–Březník trail')
    const search = new SearchBar(app.page)
    await search.type('vydr')
    await expect(search.options.first()).toContainText('Vydra gorge at night')
    await search.input.press('Enter')
    await expect(app.heading).toHaveText('Vydra gorge at night')
    await expect(app.page.getByText(/Demo: /)).toHaveCount(0)
    expect(app.problems).toEqual([])
    expect(app.foreignRequests).toEqual([])
  })

  test('finds real data in place of the demo after the first import', async ({ app }) => {
    const service = await startService()
    await app.open(service.url, CAMERA)
    await expect(app.page.getByText('Demo data', { exact: true })).toBeVisible()
    expect(await importTestData(service)).toContain('The demonstration data')
    await app.page.reload()
    await expect(app.rows).toHaveCount(4)
    await expect(app.page.getByText('Demo data', { exact: true })).toHaveCount(0)
    await service.stop()
  })

  test('reads German', async ({ app, service, page }) => {
    await app.open(service.url, { ...CAMERA, lang: 'de' })
    await expect(page.getByRole('tab', { name: /^Sperrungen/ })).toContainText('4')
    await expect(app.row('Eagle cliff')).toContainText('Jetzt gesperrt · bis auf Weiteres')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  })

  test('finds everything on a phone', async ({ app, service, page }) => {
    await app.open(service.url, CAMERA)
    for (const size of [
      { width: 360, height: 740 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(size)
      await expect(app.rows.first()).toBeInViewport()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width)
      await app.row('Eagle cliff').click()
      await expect(app.heading).toHaveText('Eagle cliff')
      await expect(app.heading).toBeInViewport()
      await page.getByRole('button', { name: 'Make the list larger' }).click()
      await page.getByRole('article').getByRole('button', { name: 'Close' }).click()
      await expect(app.row('Eagle cliff')).toBeVisible()
      await page.getByRole('button', { name: 'Make the list smaller' }).click()
      await page.getByRole('button', { name: 'Make the list larger' }).click()
    }
  })

  test('keeps clear of the camera that is cut out of a phone on its side', async ({ app, service, page }) => {
    const screen = { width: 844, height: 390 }
    await page.setViewportSize(screen)
    const session = await page.context().newCDPSession(page)
    const insets = { left: 47, right: 47, top: 0, bottom: 21 }
    await session.send('Emulation.setSafeAreaInsetsOverride', { insets })
    await app.open(service.url, CAMERA)
    const isClear = async (part: Locator) => {
      await expect(part).toBeVisible()
      const box = await part.boundingBox()
      return box !== null && box.x >= insets.left && box.x + box.width <= screen.width - insets.right
    }
    const button = (name: string | RegExp) => page.getByRole('button', { name })
    expect(await isClear(button('What applies here'))).toBe(true)
    expect(await isClear(button('Zoom in'))).toBe(true)
    await button('Filters').click()
    expect(await isClear(page.getByRole('heading', { name: 'Filters' }))).toBe(true)
    expect(await isClear(button(/^Show \d/))).toBe(true)
    await page.goto(`${service.url}/guides/visitors`)
    expect(await isClear(page.getByRole('link', { name: 'To the map' }))).toBe(true)
  })
})
