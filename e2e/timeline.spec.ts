import { CAMERA } from './data.ts'
import { closureRequests } from './drivers/timeline.ts'
import { timelineClosures } from './features/timeline.ts'
import { uuid } from './services/spec-only.ts'
import { expect, test } from './timeline-test.ts'

// A long file: both workers share it.
test.describe.configure({ mode: 'parallel' })

/** The present of these tests: Tuesday, 15 May 2198, noon in the Bohemian Forest. */
const TUESDAY = new Date('2198-05-15T10:00:00Z')

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(TUESDAY)
})

test.describe('the timeline', () => {
  test('opens beside the moment, ready to be moved, and gives the focus back', async ({
    app,
    timeline,
    page,
    timelineService,
  }) => {
    await app.open(timelineService.url, CAMERA)
    await timeline.button.click()
    await expect(timeline.slider).toBeFocused()
    await expect(timeline.slider).toHaveAttribute('aria-valuetext', 'Now, 12:00, 4 in the time shown, 1 in force')
    await expect.poll(() => app.parameter('timeline')).toBe('week')
    await page.keyboard.press('Escape')
    await expect(timeline.panel).toHaveCount(0)
    await expect(timeline.button).toBeFocused()
    await expect.poll(() => app.parameter('timeline')).toBeNull()
    await page.goBack()
    await expect(timeline.panel).toBeVisible()
    await expect.poll(() => app.parameter('timeline')).toBe('week')
    await page.goBack()
    await expect(timeline.panel).toHaveCount(0)
  })

  test('tells in words what its bars show, opens it, and goes on to later and earlier days', async ({
    app,
    page,
    timeline,
    timelineService,
  }) => {
    await app.open(timelineService.url, { ...CAMERA, timeline: 'week' })
    await expect(timeline.rows).toHaveText([/Eagle cliff/, /Night road/, /Mountain race/, /Lambing/])
    await expect(timeline.row('Night road')).toContainText('Not in force now · closed again 20:00')
    await expect(timeline.row('Night road')).toContainText('20:00 to 06:00 the next day')
    await expect(timeline.row('Mountain race')).toContainText('19 May 2198')
    await timeline.horizon('Day').click()
    await expect(timeline.rows).toHaveText([/Eagle cliff/, /Night road/])
    await timeline.horizon('Year').click()
    await expect(timeline.rows).toHaveCount(4)
    await timeline.horizon('Week').click()
    await expect(timeline.rows).toHaveCount(4)
    await test.step('to later and earlier days', async () => {
      await timeline.panel.getByRole('button', { name: 'Later' }).click()
      await expect(timeline.panel.getByText('21 May to 27 May')).toBeVisible()
      await expect(timeline.rows).toHaveText([/Eagle cliff/, /Night road/])
      await timeline.panel.getByRole('button', { name: 'Earlier' }).click()
      await expect(timeline.panel.getByText('14 May to 20 May')).toBeVisible()
      await expect(timeline.rows).toHaveCount(4)
    })
    await test.step('its row is highlighted with that of the list, and opens the closure', async () => {
      const row = timeline.row('Night road').getByRole('button')
      await app.row('Night road').hover()
      await expect(row).toHaveAttribute('data-hovered', 'true')
      await row.click()
      await expect(app.heading).toHaveText('Night road')
      await expect(row).toHaveAttribute('aria-current', 'true')
      await expect(timeline.rows).toHaveCount(4)
      await expect(app.heading).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(row).toBeFocused()
    })
  })

  test('shows what is over as expired, and asks for that once', async ({ app, timeline, page, timelineService }) => {
    const asked = closureRequests(page)
    await app.open(timelineService.url, { ...CAMERA, timeline: 'week' })
    await app.drawn(2, 3)
    await expect(timeline.row('Lambing')).toContainText('Expired · 14 May 2198')
    await expect(app.row('Lambing')).toHaveCount(0)
    const before = new Set(asked)
    await timeline.drag(0.95, 0.05)
    await expect(app.row('Lambing')).toContainText('Closed')
    expect([...before].filter((url) => !url.includes('ends_after=2198-05-01'))).toEqual([])
    expect(asked.filter((url) => !before.has(url))).toEqual([])
  })

  test('moves the moment by pointer: map, list, counts and badges follow without a request', async ({
    app,
    timeline,
    filters,
    page,
    timelineService,
  }) => {
    const asked = closureRequests(page)
    await app.open(timelineService.url, { ...CAMERA, timeline: 'week' })
    await app.drawn(2, 3)
    await expect(app.statusSwitch('Current')).toContainText('2')
    const before = new Set(asked)
    const start = await timeline.placeOf(1.5 / 7)
    const night = await timeline.placeOf((1 + 22 / 24) / 7)
    await page.mouse.move(start.x, start.y)
    await page.mouse.down()
    await page.mouse.move(night.x, night.y, { steps: 2 })
    await expect(app.row('Night road')).toContainText('Closed · until 06:00')
    const race = await timeline.placeOf(5.5 / 7)
    await page.mouse.move(race.x, race.y, { steps: 2 })
    await expect(app.row('Mountain race')).toContainText('Closed · until')
    await expect(timeline.row('Mountain race')).toContainText('Closed · until')
    await expect(app.statusSwitch('Current')).toContainText('3')
    const after = await timeline.placeOf(6.5 / 7)
    await page.mouse.move(after.x, after.y, { steps: 2 })
    await page.mouse.up()
    await expect(app.row('Mountain race')).toHaveCount(0)
    await expect(timeline.row('Mountain race')).toContainText('Expired')
    await app.drawn(2, 2)
    await expect(filters.notice).toContainText('Sunday 20 May, 12:00')
    await expect.poll(() => app.parameter('when')).toBe('2198-05-20T12:00')
    // What is asked for again each minute has the same address.
    expect(asked.filter((url) => !before.has(url))).toEqual([])
  })

  test('makes one step of the history of a drag', async ({ app, timeline, page, timelineService }) => {
    await app.open(timelineService.url, { ...CAMERA, timeline: 'week' })
    await expect(timeline.rows).toHaveCount(4)
    await timeline.drag(0.2, 0.9)
    await expect.poll(() => app.parameter('when')).toBe('2198-05-20T07:00')
    await timeline.drag(0.9, 0.5)
    await expect.poll(() => app.parameter('when')).toBe('2198-05-17T12:00')
    await page.goBack()
    await expect.poll(() => app.parameter('when')).toBe('2198-05-20T07:00')
    await page.goBack()
    await expect.poll(() => app.parameter('when')).toBeNull()
    await expect(timeline.panel).toBeVisible()
  })

  test('moves the moment by keys: hours and days, and back to now', async ({
    app,
    timeline,
    page,
    timelineService,
  }) => {
    await app.open(timelineService.url, { ...CAMERA, timeline: 'day' })
    await timeline.slider.focus()
    const value = (text: string) => expect(timeline.slider).toHaveAttribute('aria-valuetext', new RegExp(`^${text}`))
    await page.keyboard.press('ArrowRight')
    await value('Tuesday 15 May, 13:00')
    await page.keyboard.press('PageUp')
    await value('Tuesday 15 May, 19:00')
    for (let hour = 0; hour < 6; hour++) await page.keyboard.press('ArrowRight')
    await value('Wednesday 16 May, 01:00, 2 in the time shown, 2 in force')
    await timeline.horizon('Month').click()
    await timeline.slider.focus()
    await page.keyboard.press('ArrowLeft')
    await value('Tuesday 15 May, 01:00')
    await page.keyboard.press('Home')
    await value('Now, 12:00')
    await expect.poll(() => app.parameter('when')).toBeNull()
  })

  test('says where nothing is recorded', async ({ app, timeline, timelineService }) => {
    await app.open(timelineService.url, { map: '9/47.2/9.6', timeline: 'week' })
    await expect(timeline.panel).toContainText('Nothing recorded in this view for this time')
    await expect(timeline.panel).toContainText('follow the signs on site')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the moment is moved with a finger, within the sheet', async ({ app, timeline, timelineService }) => {
    await app.open(timelineService.url, CAMERA)
    await timeline.button.tap()
    await expect(timeline.rows).toHaveCount(4)
    await timeline.swipe(1.5 / 7, 5.5 / 7)
    await expect(timeline.row('Mountain race')).toContainText('Closed · until')
    await expect.poll(() => app.parameter('when')).toBe('2198-05-19T12:00')
    // A tap right after a swipe only ends the swipe.
    await timeline.row('Mountain race').getByRole('button').click()
    await expect(app.heading).toHaveText('Mountain race')
  })
})

test.describe('seen from Vancouver', () => {
  test.use({ timezoneId: 'America/Vancouver' })

  test('it keeps the clock of the place, and tells the visitor’s own', async ({
    app,
    timeline,
    page,
    timelineService,
  }) => {
    await page.clock.setFixedTime(new Date('2198-05-19T06:00:00Z'))
    await app.open(timelineService.url, { ...CAMERA, timeline: 'day' })
    await expect(timeline.panel).toContainText('Now, 08:00')
    await expect(timeline.panel).toContainText('Friday 18 May, 23:00 for you')
    await expect(timeline.row('Mountain race')).toContainText('Closed now')
    await timeline.slider.focus()
    await page.keyboard.press('ArrowRight')
    await expect(timeline.slider).toHaveAttribute('aria-valuetext', /^Saturday 19 May, 09:00, 00:00 for you/)
  })
})

test('a service that has only the specification has a timeline', async ({ app, timeline, specOnly }) => {
  specOnly.holds({
    areas: [],
    closures: timelineClosures.map(({ properties, geometry }, index) => ({
      uuid: uuid(index),
      name: properties?.name,
      start_on: properties?.start_on ?? null,
      end_on: properties?.end_on ?? null,
      daytime_start: properties?.daytime_start ?? null,
      daytime_end: properties?.daytime_end ?? null,
      activity_ids: [],
      ...(index > 0 && { geometry }),
    })),
  })
  await app.open(specOnly.url, { ...CAMERA, timeline: 'week' }, [specOnly.api])
  await expect(timeline.rows).toHaveCount(4)
  await timeline.drag(0.2, 5.5 / 7)
  await expect(app.row('Mountain race')).toContainText('Closed')
})
