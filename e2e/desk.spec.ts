import { readFile } from 'node:fs/promises'
import { barriersOn } from './drivers/barriers.ts'
import { CAMERA } from './data.ts'
import { DeskPage } from './drivers/desk-page.ts'
import { expect, test as base } from './filter-test.ts'
import { uuid } from './services/spec-only.ts'

/** The present of these tests: before the end of all that is dated, whenever they run. */
const TUESDAY = new Date('2198-05-15T10:00:00Z')

const test = base.extend<{ readonly desk: DeskPage }>({
  desk: async ({ page }, provide) => {
    await page.clock.setFixedTime(TUESDAY)
    await provide(new DeskPage(page))
  },
})

const ALL = ['Eagle cliff', 'Night road', 'Mountain race', 'Ticks about']

test.describe('the rangers’ desk', () => {
  test('has every closure of the service, what matters most first, whatever of the address cannot be read', async ({
    app,
    desk,
    varied,
  }) => {
    await desk.open(varied.url, { sort: 'colour', due: 'soon' })
    await expect(app.alert('due, sort')).toBeVisible()
    await expect(desk.names).toHaveText(ALL)
    await expect(desk.count).toHaveText('4 closures and notices')
    await expect(desk.cell('Night road', 'Not in force now · closed again 20:00')).toBeVisible()
    await expect(desk.cell('Night road', 'today, 20:00')).toBeVisible()
  })

  test('is sorted by its heads, with the keyboard too, and the address says how', async ({ page, desk, varied }) => {
    await desk.open(varied.url)
    await expect(desk.head('Status')).toHaveAttribute('aria-sort', 'ascending')
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog')).toHaveAccessibleName('Keys')
    await page.keyboard.press('Escape')
    // Gone, and not only closed: the page hears of that in a later task.
    await expect(page.locator('dialog')).toHaveCount(0)
    await page.keyboard.press('/')
    await expect(desk.search).toBeFocused()
    await desk.head('Name').getByRole('button').press('Enter')
    await expect(desk.names).toHaveText(['Eagle cliff', 'Mountain race', 'Night road', 'Ticks about'])
    await desk.head('Name').getByRole('button').press('Enter')
    await expect(desk.names).toHaveText(['Ticks about', 'Night road', 'Mountain race', 'Eagle cliff'])
    await expect(desk.head('Name')).toHaveAttribute('aria-sort', 'descending')
    await expect.poll(() => desk.parameter('sort')).toBe('-name')
    await desk.names.first().press('Enter')
    await expect(desk.details).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(desk.names.first()).toBeFocused()
    await desk.search.fill('eagle')
    await page.getByRole('button', { name: 'Clear the search' }).press('Enter')
    await expect(desk.search).toBeFocused()
    await expect.poll(() => desk.parameter('q')).toBeNull()
    await page.reload()
    await expect(desk.names.first()).toHaveText('Ticks about')
  })

  test('tells what starts or ends today and within a week, by the day that is shown', async ({ desk, varied }) => {
    await desk.open(varied.url)
    await expect(desk.quick('Starts within 7 days')).toHaveAccessibleName('Starts within 7 days 1')
    await expect(desk.quick('Ends today')).toHaveAccessibleName('Ends today 0')
    await desk.quick('Ends within 7 days').click()
    await desk.quick('Starts within 7 days').click()
    await expect.poll(() => desk.parameter('due')).toBe('starts-week')
    await expect(desk.names).toHaveText(['Mountain race'])
    await expect(desk.count).toHaveText('1 of 4')
    await expect(desk.status('Expired')).toHaveAttribute('aria-pressed', 'true')
    await desk.quick('Starts within 7 days').click()
    await expect(desk.status('Expired')).toHaveAttribute('aria-pressed', 'false')
    await desk.quick('Ends today').click()
    await expect(desk.count).toHaveText('Nothing matches the filters')
    await expect.poll(() => desk.parameter('due')).toBe('ends-today')
    await desk.open(varied.url, { due: 'today', when: '2198-05-19' })
    await expect(desk.names).toHaveText(['Mountain race'])
  })

  test('tells what has changed since yesterday', async ({ page, desk, varied }) => {
    await page.clock.setFixedTime(new Date())
    await desk.open(varied.url)
    await expect(desk.names).toHaveCount(4)
    await expect(desk.quick('Changed')).toHaveAccessibleName('Changed since yesterday ≥ 4')
    await desk.quick('Changed').click()
    await expect(desk.quick('Changed')).toHaveAttribute('aria-pressed', 'true')
    await expect(desk.quick('Changed')).toHaveAccessibleName('Changed since yesterday 4')
    await expect(desk.names).toHaveCount(4)
    await page.clock.setFixedTime(new Date(Date.now() + 3 * 86_400_000))
    await page.reload()
    await expect(desk.count).toHaveText('Nothing matches the filters')
  })

  test('takes filters and moment from the map, and gives them back', async ({ app, page, desk, filters, varied }) => {
    await app.open(varied.url, { ...CAMERA, activity_id: '3', when: '2198-05-19T12:00' })
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('link', { name: 'Rangers’ desk' }).click()
    await expect(desk.names).toHaveText(['Mountain race', 'Night road', 'Ticks about'])
    await expect(filters.chips).toHaveText(['Only in the view of the map', 'Hiking'])
    await filters.chip('Hiking').click()
    await expect(desk.names).toHaveCount(4)
    await expect.poll(() => desk.parameter('activity_id')).toBeNull()
    await page.getByRole('link', { name: 'To the map' }).click()
    await expect(app.rows).toHaveCount(4)
    await expect.poll(() => app.parameter('when')).toBe('2198-05-19T12:00')
    await expect.poll(() => app.parameter('map')).toBe(CAMERA.map)
  })

  test('keeps to the view of the map until that is taken away', async ({ desk, filters, varied }) => {
    await desk.open(varied.url, { map: '9/40/0' })
    await expect(desk.count).toHaveText('Nothing matches the filters')
    await filters.chip('Only in the view of the map').click()
    await expect(desk.names).toHaveText(ALL)
    await expect.poll(() => desk.parameter('map')).toBeNull()
  })

  test('finds closures by their names, has the filters of the map, opens the facts in place, and leads to the map', async ({
    app,
    page,
    desk,
    filters,
    varied,
  }) => {
    await desk.open(varied.url)
    await expect(desk.names).toHaveCount(4)
    await test.step('names are searched', async () => {
      await desk.search.fill('road')
      await expect(desk.names).toHaveText(['Night road'])
      await desk.search.press('Escape')
      await expect(desk.names).toHaveCount(4)
    })
    await test.step('the facts open in place, and close', async () => {
      await desk.names.filter({ hasText: 'Night road' }).click()
      await expect(desk.details).toHaveText('Night road')
      await desk.search.fill('road')
      await desk.search.press('Escape')
      await expect(desk.search).toHaveValue('')
      await expect(desk.details).toHaveText('Night road')
      await page.keyboard.press('Escape')
      await expect(desk.details).toHaveCount(0)
    })
    await test.step('the filters are those of the map, with their counts', async () => {
      await filters.open()
      await expect(filters.choice('Activity', 'Hiking')).toHaveText('Hiking3')
      await expect(page.getByRole('group', { name: 'Country of the area' })).toHaveCount(0)
      await filters.choice('Activity', 'Climbing').click()
      await expect(desk.names).toHaveText(['Eagle cliff'])
      await filters.choice('Activity', 'Climbing').click()
      await expect(desk.names).toHaveCount(4)
      await filters.close()
    })
    await page.getByRole('link', { name: 'Show on the map: Night road' }).click()
    await expect(app.heading).toHaveText('Night road')
    await expect(app.row('Night road')).toBeVisible()
  })

  test('gives what is shown as files, in the columns of the service', async ({ page, desk, varied }) => {
    await desk.open(varied.url, { activity_id: '4' })
    await expect(desk.names).toHaveText(['Eagle cliff'])
    const taken = async (format: string) => {
      const download = page.waitForEvent('download')
      await desk.take(format).click()
      return readFile(await (await download).path(), 'utf8')
    }
    const { features } = JSON.parse(await taken('GeoJSON'))
    expect(features).toEqual([expect.objectContaining({ geometry: expect.objectContaining({ type: 'Polygon' }) })])
    await expect(desk.take('GeoJSON')).toBeFocused()
    await page.route('**/assets/*.js', (route) => route.abort())
    await desk.take('CSV').click()
    await expect(page.getByText('The table could not be made.')).toBeVisible()
    await page.unroute('**/assets/*.js')
    await desk.open(varied.url, { due: 'week' })
    await expect(desk.names).toHaveText(['Mountain race'])
    const table = await taken('CSV')
    expect(table.trim().split('\r\n')).toHaveLength(2)
    expect(table).toContain('Mountain race,closure,upcoming')
    const service = await (await page.request.get(`${varied.url}/api/v2/closures-and-notices?format=csv`)).text()
    expect(table.split('\r\n')[0]).toBe(service.split('\r\n')[0])
  })

  test('keeps what is there when the service fails, and recovers', async ({ app, page, desk, varied }) => {
    await desk.open(varied.url)
    await expect(desk.names).toHaveCount(4)
    await page.route('**/api/v2/closures-and-notices**', (route) => route.fulfill({ status: 400, json: {} }))
    await page.getByRole('button', { name: 'Expired' }).click()
    await expect(app.alert('The service answered with an error (400)')).toBeVisible()
    await page.unroute('**/api/v2/closures-and-notices**')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(desk.names).toHaveCount(4)
    await expect(app.alert('The service answered')).toHaveCount(0)
  })

  test('fits into narrow and wide windows, and meets no barrier that can be measured', async ({
    page,
    desk,
    varied,
  }) => {
    await desk.open(varied.url, { due: 'week', map: CAMERA.map })
    await page.getByRole('button', { name: 'For gloves' }).click()
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      await expect(width < 960 ? desk.cards : desk.rows).toHaveCount(1)
      // Less the edge of what they stand in.
      expect(await desk.lowTargets(54)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      expect(await barriersOn(page)).toEqual([])
    }
  })

  test('tells on the narrowest screens too until when a closure holds, in the longest words', async ({
    page,
    desk,
    varied,
  }) => {
    await page.setViewportSize({ width: 320, height: 844 })
    for (const lang of ['de', 'fr', 'it', 'en']) {
      await desk.open(varied.url, { lang })
      await expect(desk.standings).toHaveCount(4)
      expect(await desk.cutStandings()).toEqual([])
      // Of what is closed no word may say that it is open.
      expect(await page.getByRole('main').innerText()).not.toMatch(/\b(?:open|offen|ouvert|apert)/i)
    }
  })

  test('works with a service of the specification alone', async ({ page, desk, specOnly }) => {
    const areas = Array.from({ length: 50 }, (_, index) => ({ uuid: uuid(100 + index), name: `Area ${index}` }))
    const closures = ['Broken bridge', 'Timber works'].map((name, index) => ({
      uuid: uuid(index),
      protected_area_uuids: [uuid(110 + 20 * index)],
      name,
      type: 'closure',
      start_on: '2020-01-01',
      end_on: null,
      reason_id: 12,
      activity_ids: [3],
    }))
    specOnly.holds({ areas, closures })
    await desk.open(specOnly.url)
    await expect(desk.names).toHaveText(['Broken bridge', 'Timber works'])
    await expect(desk.cell('Timber works', 'Reason 12')).toBeVisible()
    await expect(desk.cell('Timber works', 'time zone unknown').first()).toBeVisible()
    await desk.search.fill('area 30')
    await expect(desk.names).toHaveText(['Timber works'])
    await expect(desk.cell('Timber works', 'Area 30')).toBeVisible()
    const download = page.waitForEvent('download')
    await desk.take('CSV').click()
    expect(await readFile(await (await download).path(), 'utf8')).toContain('Timber works')
  })
})
