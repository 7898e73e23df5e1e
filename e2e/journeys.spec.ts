import { Acts } from './drivers/acts.ts'
import { FilterPanel } from './drivers/filter-panel.ts'
import { HereCard } from './drivers/here-card.ts'
import { HikeCard } from './drivers/hike-card.ts'
import { SearchBar } from './drivers/search-bar.ts'
import { CAMERA } from './data.ts'
import { ROUTE } from './hike-test.ts'
import { expect, test as base } from './test.ts'

/** A Wednesday in November, when the demo has something in force and the season is that of snow. */
const WEDNESDAY = new Date('2026-11-25T10:00:00Z')

interface Fixtures {
  readonly acts: Acts
  readonly filters: FilterPanel
  readonly search: SearchBar
  readonly hike: HikeCard
  readonly here: HereCard
}

const test = base.extend<Fixtures>({
  acts: async ({ page }, provide) => {
    const acts = new Acts(page)
    await acts.watch()
    await page.clock.setFixedTime(WEDNESDAY)
    await provide(acts)
  },
  filters: async ({ page }, provide) => provide(new FilterPanel(page)),
  search: async ({ page }, provide) => provide(new SearchBar(page)),
  hike: async ({ page }, provide) => provide(new HikeCard(page)),
  here: async ({ page, app }, provide) => provide(new HereCard(page, app)),
})

test.describe('a visitor', () => {
  test('with a dog learns in four clicks what applies in a village on Saturday', async ({
    acts,
    app,
    filters,
    page,
    search,
    service,
  }) => {
    await app.open(service.url, CAMERA)
    await expect(app.rows).toHaveCount(4)
    await search.input.click()
    await search.input.pressSequentially('spiegelau')
    await expect(search.group('Places').first()).toContainText('Spiegelau')
    await search.input.press('Enter')
    await expect(app.heading).toHaveText('What applies here, now')
    await page.getByRole('group', { name: 'Activity' }).getByRole('button', { name: 'Dogs', exact: true }).click()
    await filters.when('Choose a date').click()
    await filters.calendar.getByRole('button', { name: /^Saturday 28 November/ }).click()
    await expect(app.page.getByRole('article')).toContainText('Sat 28 Nov 2026, 10:00')
    await expect(filters.chips).toHaveText(['Dogs'])
    await expect.poll(() => app.parameter('when')).toBe('2026-11-28')
    expect(await acts.clicks()).toBeLessThanOrEqual(4)
  })

  test('checks a file for a date and a start in four clicks', async ({ acts, app, hike, hikeService, page }) => {
    await app.open(hikeService.url, CAMERA)
    await hike.open()
    await hike.choose('way.gpx', ROUTE)
    // A card that is whole does not move under the pointer, which would point once more.
    await expect(hike.verdict).toBeVisible()
    await expect(hike.rows.first()).toBeVisible()
    await hike.card.getByRole('button', { name: 'Choose a date' }).click()
    await page.getByRole('button', { name: /^Saturday 5 December/ }).click()
    await page.keyboard.press('Tab')
    await page.keyboard.type('0900')
    await expect.poll(() => app.parameter('when')).toBe('2026-12-05T09:00')
    await expect(hike.verdict).toBeVisible()
    // A hand clicks on the field of the file, which the test does not.
    expect((await acts.clicks()) + 1).toBeLessThanOrEqual(4)
  })

  test('opens what a sign means with Enter, a letter wrong', async ({ app, demoService, search }) => {
    await app.open(demoService.url, { map: '6/48.9/13.5' })
    await search.type('Bavrian Forst')
    await search.input.press('Enter')
    await expect(app.heading).toHaveText(/Bavarian Forest/)
    await expect(app.heading).toBeFocused()
    expect(app.parameter('q')).toBeNull()
  })

  test('subscribes to the calendar of one area in three clicks', async ({ acts, app, demoService, page, search }) => {
    await app.open(demoService.url, { map: '6/48.9/13.5' })
    await search.input.click()
    await search.input.pressSequentially('sumava')
    await expect(search.group('Protected areas').first()).toContainText('Šumava')
    await search.input.press('Enter')
    await expect(app.heading).toHaveText('Šumava National Park')
    const card = page.getByRole('article')
    // A card that is whole does not move under the pointer, which would point once more.
    await expect(card.getByRole('listitem').first()).toBeVisible()
    await card.getByRole('button', { name: 'Calendar' }).click()
    await expect(page.getByRole('radio', { name: 'Closures of this area' })).toBeChecked()
    const subscribe = page.getByRole('link', { name: 'Subscribe: Calendar' })
    await expect(subscribe).toBeInViewport()
    await expect(subscribe).toHaveAttribute('href', /^webcal:.*protected_area_uuid=[0-9a-f-]{36}&format=ics/)
    // The third opens the calendar of the device.
    expect((await acts.clicks()) + 1).toBeLessThanOrEqual(3)
  })

  test('is led past what stands before the list and the map', async ({ app, page, service }) => {
    await app.open(service.url, CAMERA)
    await app.drawn(2, 4)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(app.rows.first()).toBeFocused()
    await page.getByRole('button', { name: 'To the map' }).press('Enter')
    await expect(page.getByRole('application', { name: /^Map of/ })).toBeFocused()
    await expect(page.getByRole('main').getByRole('tab')).toHaveCount(2)
  })

  test('finds, reads and shares a closure for a day by keyboard, in 35 keys', async ({
    acts,
    app,
    demoService,
    page,
    search,
  }) => {
    await app.open(demoService.url, { map: '8/48.9/13.5' })
    await expect(app.rows.first()).toBeVisible()
    const tabTo = async (name: string | RegExp) => {
      const target = page.getByRole('button', { name }).first()
      await expect(target).toBeVisible()
      const isThere = () => target.evaluate((element) => element === document.activeElement)
      for (let stops = 0; stops < 30 && !(await isThere()); stops += 1) await page.keyboard.press('Tab')
      await expect(target).toBeFocused()
    }
    await page.keyboard.press('/')
    await expect(search.input).toBeFocused()
    await tabTo('Tomorrow')
    await page.keyboard.press('Enter')
    await page.keyboard.press('/')
    await page.keyboard.type('modrava')
    await expect(search.group('Closures and notices').first()).toContainText('Modrava')
    await page.keyboard.press('Enter')
    await expect(app.heading).toHaveText('Modrava–Březník trail')
    await expect(app.heading).toBeFocused()
    await tabTo('Share')
    await page.keyboard.press('Enter')
    await tabTo('Copy link')
    await page.keyboard.press('Enter')
    await expect(page.getByText(/The link is copied|refused to copy/)).toBeVisible()
    expect(await acts.keys()).toBeLessThanOrEqual(35)
  })
})

test.describe('a visitor on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('learns with one tap whether one may walk here', async ({ acts, app, context, here, hereService, page }) => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 48.9, longitude: 13.39, accuracy: 10 })
    await app.open(hereService.url, CAMERA)
    await page.getByRole('button', { name: 'What applies here' }).tap()
    await expect(app.heading).toHaveText('What applies here, now')
    await expect.poll(() => app.parameter('here')).toBe('48.9/13.39/10')
    await expect.poll(() => app.parameter('map')).toMatch(/^1[1-4][\d.]*\/48\.(89|90)/)
    await expect(here.card).toContainText(/Stork nest|No closure/)
    expect(await acts.clicks()).toBeLessThanOrEqual(2)
  })
})
