import { CAMERA } from './data.ts'
import { expect, test } from './filter-test.ts'

/** Friday, 18 May 2198, 23:00 in Vancouver: Saturday, 19 May, 08:00 in the Bohemian Forest. */
const FRIDAY_NIGHT = new Date('2198-05-19T06:00:00Z')

test.describe('the moment', () => {
  test('that is chosen decides every status, without a request, and is a step of the history', async ({
    app,
    filters,
    page,
    varied,
  }) => {
    await app.open(varied.url, CAMERA)
    await expect(app.row('Night road')).toContainText('Not in force now · closed again 20:00')
    await app.drawn(2, 4)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await filters.when('Tomorrow').click()
    await filters.setTime('23:00')
    await expect(app.row('Night road')).toContainText('Closed · until 06:00')
    await expect(filters.notice).toContainText('Shown for Wednesday 16 May, 23:00')
    await expect.poll(() => app.parameter('when')).toBe('tomorrowT23:00')
    await filters.setDate('2198-05-19')
    await filters.setTime('12:00')
    await expect(app.row('Mountain race')).toContainText('Closed · until')
    await expect(app.statusSwitch('Current')).toContainText('3')
    await filters.setDate('2198-05-20')
    await expect(app.row('Mountain race')).toHaveCount(0)
    await expect(app.row('Night road')).toBeVisible()
    expect(asked.filter((url) => url.includes('closures-and-notices'))).toEqual([])
    await page.getByRole('button', { name: 'Back to now' }).click()
    await expect(app.row('Mountain race')).toContainText('Closes Sat 19 May 2198')
    await expect(filters.notice).toHaveCount(0)
    await expect(filters.when('Now')).toHaveAttribute('aria-pressed', 'true')
    await filters.when('Weekend').click()
    await expect(app.row('Mountain race')).toContainText('Closed')
    await expect.poll(() => app.parameter('when')).toBe('weekend')
    await page.reload()
    await expect(filters.notice).toContainText('Saturday 19 May, 10:00')
    await page.goBack()
    await expect(filters.notice).toHaveCount(0)
    await expect(filters.when('Now')).toHaveAttribute('aria-pressed', 'true')
  })
})

test.describe('seen from Vancouver', () => {
  test.use({ timezoneId: 'America/Vancouver' })

  test('the weekend is that of the place', async ({ app, filters, page, varied }) => {
    await page.clock.setFixedTime(FRIDAY_NIGHT)
    await app.open(varied.url, { ...CAMERA, when: 'weekend' })
    await expect(app.row('Mountain race')).toContainText('Closed · until')
    await expect(app.row('Night road')).toContainText('Not in force')
    await expect(filters.notice).toContainText('Saturday 19 May, 10:00')
    await expect(filters.notice).toContainText('1 more applies at other times of the weekend')
    await filters.setTime('23:00')
    await expect(app.row('Night road')).toContainText('Closed · until 06:00')
    await expect(filters.notice).not.toContainText('more')
    await expect.poll(() => app.parameter('when')).toBe('weekendT23:00')
  })

  test('a link to the weekend is what remains of it on its Sunday, and never out of date', async ({
    app,
    filters,
    page,
    varied,
  }) => {
    await page.clock.setFixedTime(new Date('2198-05-20T20:00:00Z'))
    await app.open(varied.url, { ...CAMERA, when: 'weekend' })
    await expect(filters.notice).toContainText('Shown for what remains of the weekend, from Sunday 20 May')
    await page.clock.setFixedTime(new Date('2198-05-22T12:00:00Z'))
    await page.reload()
    await expect(filters.notice).toContainText('Shown for Saturday 26 May, 10:00')
    await expect(app.row('Eagle cliff')).toBeVisible()
    await expect(app.row('Mountain race')).toHaveCount(0)
  })
})

test.describe('the moment on a tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 }, hasTouch: true, isMobile: true })

  test('date and timeline stand side by side', async ({ app, page, varied }) => {
    await app.open(varied.url, CAMERA)
    const choices = page.getByRole('group', { name: 'When' })
    const date = await choices.getByRole('button', { name: 'Choose a date' }).boundingBox()
    const timeline = await choices.getByRole('button', { name: 'Timeline' }).boundingBox()
    expect(timeline?.y).toBe(date?.y)
  })
})
