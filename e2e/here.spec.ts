import { barriersOn } from './drivers/barriers.ts'
import { clippingOf } from './drivers/share-paper.ts'
import { CAMERA, spots } from './features/here.ts'
import { expect, test } from './here-test.ts'

/** At noon in Berlin. */
const NOON = '2026-05-15T10:00:00Z'
const crowded = `${spots.crowded[1]}/${spots.crowded[0]}`

test.describe('what applies here', () => {
  test.beforeEach(async ({ page }) => page.clock.setFixedTime(NOON))

  test(
    'is told at a right click, the worst first, with areas and sources; it leads to each, back, and to the address',
    {
      tag: '@map',
    },
    async ({ app, here, hereService, page }) => {
      await app.open(hereService.url, CAMERA)
      await app.drawn(2, 3)
      await here.askWithMouse(spots.crowded)
      await expect(app.heading).toHaveText('What applies here, now')
      await expect(here.closures).toHaveText([
        /Stork nest.*Closed now/,
        /Night quiet.*Not in force now/,
        /Fire danger.*Notice/,
      ])
      await expect(here.row('Stork nest')).toContainText('Entering the area, dogs · binding')
      await expect(here.section('Inside 2 protected areas').getByRole('button')).toHaveText([
        /Small Moor/,
        /Great Park/,
      ])
      await expect(here.row('Great Park')).toContainText('Stay on the marked paths.')
      await expect(here.card).toContainText('Test Rangers')
      await expect(here.card).toContainText('48.92')
      await test.step('it leads to what applies and back, and is closed by Escape', async () => {
        await here.row('Night quiet').click()
        await expect(app.heading).toHaveText('Night quiet')
        await page.getByRole('button', { name: 'Back to “What applies here”' }).click()
        await expect(here.closures).toHaveCount(3)
        await page.keyboard.press('Escape')
        await expect(here.card).toHaveCount(0)
        await expect.poll(() => app.parameter('here')).toBeNull()
        await expect.poll(() => app.parameter('map')).toBe(CAMERA.map)
      })
      await test.step('it is in the address: it survives a reload, and Back closes it', async () => {
        await here.askWithMouse(spots.single)
        await expect(here.closures).toHaveCount(1)
        await expect.poll(() => app.parameter('here')).toMatch(/^48\.\d{1,5}\/13\.\d{1,5}$/)
        await page.reload()
        await expect(here.closures).toHaveText([/Stork nest/])
        await page.goBack()
        await expect(here.card).toHaveCount(0)
      })
      expect(app.problems).toEqual([])
      expect(app.foreignRequests).toEqual([])
    },
  )

  test('where nothing is recorded says so, never that it is open, and tells what is near', async ({
    app,
    here,
    hereService,
  }) => {
    await app.open(hereService.url, { ...CAMERA, here: '48.9/13.39' })
    await expect(here.card).toContainText(/No closure recorded here/)
    await expect(here.card).toContainText('does not mean that everything is allowed')
    await expect(
      here
        .section(/Nearest closures/)
        .getByRole('button')
        .first(),
    ).toHaveText(/Stork nest.*73\d m east/)
    await expect(here.card).not.toContainText(/\bopen\b/i)
  })

  test('follows the chosen moment, meets no barrier that can be measured, and is printed whole', async ({
    app,
    here,
    hereService,
    page,
  }) => {
    await app.open(hereService.url, { ...CAMERA, here: crowded, when: '2026-05-15T22:00' })
    await expect(app.heading).toHaveText('What applies here')
    await expect(here.row('Night quiet')).toContainText('Closed · until')
    await expect(here.card).toContainText('Fri 15 May 2026, 22:00')
    await expect(here.closures).toHaveCount(3)
    await expect(here.section('Inside 2 protected areas')).toBeVisible()
    expect(await barriersOn(page)).toEqual([])
    await page.emulateMedia({ media: 'print' })
    expect(await clippingOf(here.closures.last())).toEqual([])
    await expect(page.getByRole('button', { name: 'Check my hike' })).toBeHidden()
  })

  test('is opened by a link, over its place', { tag: '@map' }, async ({ app, here, hereService, page }) => {
    await app.open(hereService.url, { here: crowded })
    await expect(here.closures).toHaveCount(3)
    await app.drawn(/\d+/, /\d+/)
    await expect(page.getByText(/^\d+ m$/)).toBeVisible()
  })

  test('is told by keyboard about the middle of the map', { tag: '@map' }, async ({ app, here, hereService, page }) => {
    await app.open(hereService.url, { map: `11/${crowded}` })
    await app.drawn(/\d+/, /\d+/)
    await page.getByRole('region', { name: 'Map of protected areas and closures' }).focus()
    await page.keyboard.press('Enter')
    await expect(here.closures).toHaveCount(3)
    await expect(app.heading).toBeFocused()
  })

  test('is told at the device’s position, as far as that may be off', async ({ app, here, hereService, context }) => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 48.9, longitude: 13.39, accuracy: 1000 })
    await app.open(hereService.url, { ...CAMERA, here: 'position' })
    await expect(here.closures).toHaveText([/Stork nest.*73\d|Stork nest.*m away/])
    await expect(here.card).toContainText('may be off by up to 1 km')
    await expect.poll(() => app.parameter('here')).toBe('48.9/13.39/1000')
  })

  test('is offered where the position was found', async ({ app, here, hereService, context, page }) => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: spots.single[1], longitude: spots.single[0], accuracy: 12 })
    await app.open(hereService.url, CAMERA)
    await app.drawn(2, 3)
    await page.getByRole('button', { name: 'My position' }).click()
    await page.getByRole('status').getByRole('button', { name: 'What applies here?' }).click()
    await expect(here.closures).toHaveText([/Stork nest/])
  })

  test('says why the position is not known, and how else to ask', async ({ app, here, hereService }) => {
    await app.open(hereService.url, { ...CAMERA, here: 'position' })
    await expect(app.alert(/position/)).toBeVisible()
    await expect(here.card).toContainText('point at a place on the map')
  })

  test('tells coordinates in every notation, each to be copied, and a text for who comes to help', async ({
    app,
    here,
    hereService,
    context,
    page,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await app.open(hereService.url, { ...CAMERA, here: '48.883/15.824/12' })
    // Sections that load late push the button down, and a click on its way would miss it.
    await expect(here.card.getByRole('checkbox')).toBeVisible()
    await expect(here.card).toContainText('Asked:')
    await here.card.getByRole('button', { name: 'Coordinates for maps and rescue' }).click()
    await expect(here.card.getByRole('definition')).toHaveText([
      '48.88300, 15.82400',
      '48° 52′ 58.8″ N, 15° 49′ 26.4″ E',
      '33U 560410 5414777',
      '33UWQ 60410 14776',
    ])
    const copied = () => page.evaluate(() => navigator.clipboard.readText())
    await here.card.getByRole('button', { name: 'Copy', exact: true }).last().click()
    await expect.poll(copied).toBe('33UWQ 60410 14776')
    await here.card.getByRole('button', { name: 'Copy the text for the rescue service' }).click()
    await expect.poll(copied).toMatch(/^This place\n[^]*MGRS: 33UWQ 60410 14776\nAccurate to 12 m$/)
  })

  test('follows a position, warns near a closure, at its border and inside, and again only after it was left', async ({
    app,
    here,
    hereService,
    context,
  }) => {
    await context.grantPermissions(['geolocation'])
    const [longitude, latitude] = spots.single
    const standAt = (east: number) => context.setGeolocation({ latitude, longitude: longitude + east, accuracy: 10 })
    await standAt(-0.05)
    await app.open(hereService.url, { ...CAMERA, here: 'position' })
    await here.card.getByRole('checkbox', { name: 'Follow my position' }).check()
    await expect(here.card).toContainText(/In no closure in force. The nearest: Stork nest, .* east/)
    await standAt(0)
    const warning = here.card.getByRole('alert')
    await expect(warning).toHaveText('You are inside: Stork nest')
    await here.row('Great Park').click()
    await standAt(-0.05)
    await expect(warning).toBeHidden()
    await standAt(0)
    // A warning comes to the front.
    await expect(app.heading).toHaveText('What applies here, now')
    await expect(warning).toHaveText('You are inside: Stork nest')
    await here.card.getByRole('checkbox', { name: 'Follow my position' }).uncheck()
    await standAt(-0.05)
    await expect(here.closures).toHaveText([/Stork nest/])
    await expect(here.card).toContainText('Tells when you come near')
  })

  test(
    'lights on the map what the pointer is on, and in the card what it is on on the map',
    { tag: '@map' },
    async ({ app, here, hereService, page }) => {
      await app.open(hereService.url, { ...CAMERA, here: crowded })
      await app.drawn(2, 3)
      const row = here.row('Stork nest')
      const before = await row.evaluate((element) => element.className)
      const { x, y } = await app.positionOf(spots.single)
      await page.mouse.move(x, y)
      await expect.poll(() => row.evaluate((element) => element.className)).not.toBe(before)
    },
  )

  test('is told when the areas fail, and they are asked for again', async ({ app, here, hereService, page }) => {
    await page.route(/protected-areas\?.*bbox=13\.5/, (route) =>
      route.fulfill({ status: 503, json: { detail: 'Down.' } }),
    )
    await app.open(hereService.url, { ...CAMERA, here: crowded })
    await expect(here.closures).toHaveCount(3)
    await expect(app.alert('Protected areas here are not known')).toBeVisible({ timeout: 30_000 })
    await page.unrouteAll()
    await app.alert('Protected areas here are not known').getByRole('button', { name: 'Retry' }).click()
    await expect(here.section('Inside 2 protected areas')).toBeVisible()
  })
})

test.describe('what applies here, on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('is told where a finger rests', { tag: '@map' }, async ({ app, here, hereService }) => {
    await app.open(hereService.url, { map: '10/48.94/13.55' })
    await app.drawn(/\d+/, /\d+/)
    await here.askWithFinger(195, 240)
    await expect(app.heading).toHaveText('What applies here, now')
    await expect.poll(() => app.parameter('here')).not.toBeNull()
    await here.close()
    await expect(here.card).toHaveCount(0)
  })

  test('is offered where the position was found, and nothing covers that', async ({
    app,
    here,
    hereService,
    context,
    page,
  }) => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: spots.single[1], longitude: spots.single[0], accuracy: 12 })
    await app.open(hereService.url, CAMERA)
    await page.getByRole('button', { name: 'My position' }).tap()
    const ask = page.getByRole('status').getByRole('button', { name: 'What applies here?' })
    await expect(ask).toBeInViewport({ ratio: 1 })
    await ask.tap()
    await expect(here.closures).toHaveText([/Stork nest/])
  })
})
