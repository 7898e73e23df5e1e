import { palettes } from '../src/contract/palette/palette.ts'
import { barriersOn } from './drivers/barriers.ts'
import { CAMERA, places } from './data.ts'
import { gpx } from './drivers/hike-card.ts'
import { holdsColour } from './drivers/map-page.ts'
import { expect, ROUTE, test } from './hike-test.ts'

test.describe('a hike', () => {
  test.use({ timezoneId: 'America/Vancouver' })

  test('meets a closure at one hour and not at another, by the clocks of the place', async ({
    app,
    hike,
    hikeService,
    page,
  }) => {
    await page.clock.setFixedTime('2026-05-14T20:00:00Z')
    await app.open(hikeService.url, { ...CAMERA, hike: 'now', when: '2026-05-15T06:00' })
    await hike.choose('evening.gpx', ROUTE)
    await expect(app.heading).toHaveText('evening.gpx')
    await expect(hike.verdict).toContainText('Touches 2 closures in force then')
    await expect(hike.row('Night lek')).toContainText('Closed when you are there · until 09:00')
    await expect(hike.row('Night lek')).toContainText('km 7.3 to 14.6 · 08:')
    await expect(hike.row('Lone pine')).toContainText('comes within 25 m of it')
    await expect(hike.row('Far away')).toHaveCount(0)
    await expect(hike.rows.last()).toContainText('Dog rule')
    await hike.field('Start').fill('10:00')
    await expect(hike.verdict).toContainText('Touches 1 closure in force then')
    await expect(hike.row('Night lek')).toContainText('Not in force when you are there · again 20:00')
    await expect(hike.rows.first()).toContainText('Lone pine')
    await test.step('the map and the list show that time too', async () => {
      await expect.poll(() => app.parameter('when')).toBe('2026-05-15T10:00')
      await expect(page.getByRole('status').filter({ hasText: 'Shown for Friday 15 May, 10:00' })).toBeVisible()
      await expect(app.row('Night lek')).toContainText('Not in force · closed again 20:00')
    })
    await expect(hike.card).toContainText('Central European Time')
    await hike.row('Night lek').click()
    await expect(page.getByText('On your hike:')).toContainText('Not in force when you are there')
  })

  test('on a day that is typed is asked for when its year is whole', async ({ app, hike, hikeService, page }) => {
    const asked: (string | null)[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).searchParams.get('ends_after')))
    await app.open(hikeService.url, { ...CAMERA, hike: '2026-05-15T06:00' })
    await hike.choose('way.gpx', ROUTE)
    await expect(hike.rows).not.toHaveCount(0)
    await hike.field('Date').focus()
    await page.keyboard.type('05052027')
    await expect.poll(() => app.parameter('when')).toBe('2027-05-05T06:00')
    expect(asked.filter((day) => day !== null && day < '2026')).toEqual([])
  })

  test('follows pace and activity, which the address keeps; the route it does not', async ({
    app,
    hike,
    hikeService,
    page,
  }) => {
    await app.open(hikeService.url, { ...CAMERA, hike: '2026-05-15T06:00' })
    await hike.choose('way.gpx', ROUTE)
    await expect(hike.card).toContainText('400 m up')
    await hike.field('Pace').fill('2')
    await hike.field('Pace').press('Enter')
    await expect(hike.row('Night lek')).toContainText('Not in force when you are there')
    await expect(hike.rows.last()).toContainText('Dog rule')
    await hike.field('Activity').selectOption('Dogs')
    await expect(hike.row('Dog rule')).toContainText('Closed when you are there')
    await expect(hike.row('Lone pine')).toContainText('Closed when you are there')
    await expect(hike.card).not.toContainText('Not about your activity')
    await expect.poll(() => app.parameter('hike_activity')).toBe('3,29')
    await hike.card.getByRole('button', { name: 'Take away: Hiking' }).click()
    await expect(hike.field('Activity')).toBeFocused()
    await expect(hike.rows.last()).toContainText('Lone pine')
    await expect.poll(() => app.parameter('hike_activity')).toBe('29')
    const names = [...new URL(page.url()).searchParams.keys()].toSorted()
    expect(names).toEqual(['hike', 'hike_activity', 'map', 'when'])
    await page.reload()
    await expect(hike.card.getByLabel('Choose a file')).toBeAttached()
  })

  test('with nothing on its way gets no permission', async ({ app, hike, hikeService }) => {
    await app.open(hikeService.url, CAMERA)
    await hike.open()
    await hike.choose(
      'quiet.geojson',
      JSON.stringify({
        type: 'LineString',
        coordinates: [
          [13.6, 48.7],
          [13.61, 48.7],
        ],
      }),
    )
    await expect(hike.verdict).toContainText('No closure recorded on this route')
    await expect(hike.verdict).toContainText('This is no permission')
    await expect(hike.rows).toHaveCount(0)
    await test.step('asked for again, says that it was, though it is the same', async () => {
      const done = hike.card.getByRole('status').filter({ hasText: 'Checked again.' })
      await expect(done).toHaveCount(0)
      await hike.card.getByRole('button', { name: 'Check again' }).click()
      await expect(done).toBeVisible()
      await expect(hike.verdict).toContainText('No closure recorded on this route')
    })
  })

  test('never leaves the device', async ({ app, hike, hikeService, page }) => {
    const sent: string[] = []
    page.on('request', (request) => sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`))
    await app.open(hikeService.url, { ...CAMERA, hike: 'now' })
    await expect(hike.card.getByLabel('Choose a file')).toBeAttached()
    await hike.drop('dropped.gpx', ROUTE)
    await expect(app.heading).toHaveText('dropped.gpx')
    await expect(hike.rows).not.toHaveCount(0)
    await expect(hike.card).toContainText('The route stays on this device')
    await expect.poll(() => app.parameter('when')).toMatch(/T\d\d:00$/)
    expect(sent.filter((request) => !request.startsWith('GET ') || request.includes('trkpt'))).toEqual([])
    expect(app.problems).toEqual([])
    expect(app.foreignRequests).toEqual([])
  })

  test(
    'is highlighted on the map where it touches, and leads to the closure and back',
    { tag: ['@map', '@lines'] },
    async ({ app, hike, service }) => {
      await app.open(service.url, { ...CAMERA, hike: 'now' })
      await app.drawn(2, 4)
      await hike.choose(
        'touching.gpx',
        gpx([
          [13.2, 48.85],
          [13.5, 48.85],
        ]),
      )
      await expect(hike.verdict).toContainText('Touches 1 closure in force then')
      await expect
        .poll(async () => holdsColour(await app.coloursAround([13.25, 48.85], 3), palettes.light.text))
        .toBe(true)
      expect(holdsColour(await app.coloursAround([13.37, 48.85], 2), palettes.light.current)).toBe(true)
      await hike.row('Eagle cliff').click()
      await expect(app.heading).toHaveText('Eagle cliff')
      await app.page.keyboard.press('Escape')
      await expect(app.heading).toHaveText('touching.gpx')
      await app.page.keyboard.press('Escape')
      await expect(app.heading).toHaveCount(0)
      await expect.poll(() => app.parameter('hike')).toBeNull()
    },
  )

  test('is drawn by pointer and by keyboard', { tag: '@map' }, async ({ app, hike, service, page }) => {
    await app.open(service.url, { ...CAMERA, hike: 'now' })
    await app.drawn(2, 4)
    await page.getByRole('button', { name: 'Draw on the map' }).click()
    await expect(hike.tool('Point here')).toBeFocused()
    await expect(hike.tool('Finish')).toBeDisabled()
    const lateScripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && lateScripts.push(request.url()))
    await app.clickMap(places.inForce)
    await app.clickMap(places.outside)
    await app.clickMap(places.notice)
    await expect(page.getByText('3 points')).toBeVisible()
    // The map would take a tap for its own while a script that takes it is still on its way.
    expect(lateScripts).toEqual([])
    await hike.tool('Undo').click()
    await page.getByRole('region', { name: /^Map of/ }).focus()
    await hike.tool('Point here').press('Enter')
    await expect(page.getByText('3 points')).toBeVisible()
    await hike.tool('Finish').press('Enter')
    await expect(app.heading).toHaveText('Drawn route')
    await expect(app.heading).toBeFocused()
    await expect(hike.row('Eagle cliff')).toContainText('km 0 to')
  })

  test('meets no barrier that can be measured, and fits a phone', async ({ app, hike, hikeService, page }) => {
    await app.open(hikeService.url, { ...CAMERA, hike: '2026-05-15T06:00' })
    await hike.choose('way.gpx', ROUTE)
    await expect(hike.verdict).toContainText('Touches')
    expect(await barriersOn(page)).toEqual([])
    await page.setViewportSize({ width: 360, height: 740 })
    await expect(hike.verdict).toBeInViewport()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })

  test('is drawn with tools that hide nothing of what the page says over the map', async ({ app, page, service }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await app.open(service.url, { ...CAMERA, hike: 'now', closure: 'nothing' })
    await page.getByRole('button', { name: 'Draw on the map' }).click()
    const said = await page.getByText(/^The address held values/).boundingBox()
    const tools = await page.getByRole('toolbar', { name: 'Draw on the map' }).boundingBox()
    expect(tools?.y).toBeGreaterThan((said?.y ?? NaN) + (said?.height ?? NaN))
  })

  test('is drawn and checked without WebGL', async ({ app, hike, service, page }) => {
    await app.open(service.url, { ...CAMERA, hike: 'now' })
    await app.drawn(2, 4)
    await page.getByRole('button', { name: 'Draw on the map' }).click()
    await app.clickMap(places.inForce)
    await app.clickMap(places.notice)
    await hike.tool('Point here').press('Enter')
    await expect(page.getByText('3 points')).toBeVisible()
    await hike.tool('Finish').click()
    await expect(hike.row('Eagle cliff')).toContainText('km 0 to')
  })
})
