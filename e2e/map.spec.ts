import { mix } from '../src/core/ui/theme/mix.ts'
import { palettes } from '../src/contract/palette/palette.ts'
import { CAMERA, places } from './data.ts'
import { questionsOfMoves } from './drivers/drawn.ts'
import { holdsColour } from './drivers/map-page.ts'
import { expect, test } from './test.ts'

const { light, dark } = palettes

test.describe('the map', { tag: '@map' }, () => {
  test(
    'draws areas and closures where they are, and follows the device into the dark',
    { tag: '@lines' },
    async ({ app, page, service }) => {
      await app.open(service.url, CAMERA)
      await app.drawn(2, 4)
      expect(holdsColour(await app.coloursAround(places.inForce, 8), light.current)).toBe(true)
      expect(holdsColour(await app.coloursAround(places.inForceEdge, 4), light.current)).toBe(true)
      expect(holdsColour(await app.coloursAround(places.upcoming, 12), light.upcoming, 40)).toBe(true)
      expect(holdsColour(await app.coloursAround(places.notice, 10), light['notice-fill'])).toBe(true)
      // The band along the border; the border itself is too fine to be a pixel's whole colour.
      expect(holdsColour(await app.coloursAround(places.areaEdge, 6), mix(light.ground, light.park, 0.33), 12)).toBe(
        true,
      )
      expect(holdsColour(await app.coloursAround(places.outside, 3), light.ground, 6)).toBe(true)
      expect(holdsColour(await app.coloursAround(places.outside, 12), light.current)).toBe(false)
      await page.emulateMedia({ colorScheme: 'dark' })
      await expect.poll(async () => holdsColour(await app.coloursAround(places.outside, 3), dark.ground, 6)).toBe(true)
      await expect.poll(async () => holdsColour(await app.coloursAround(places.inForce, 8), dark.current)).toBe(true)
    },
  )

  test('opens what is clicked, worst on top, and the address says so', async ({ app, service }) => {
    await app.open(service.url, CAMERA)
    await app.drawn(2, 4)
    await app.clickMap(places.inForce)
    await expect(app.heading).toHaveText('Eagle cliff')
    await expect.poll(() => app.parameter('closure')).not.toBeNull()
    await expect.poll(() => app.parameter('map')).not.toBe(CAMERA.map)
    await app.clickMap(places.areaOnly)
    await expect(app.heading).toHaveText('Test Forest')
    await expect.poll(() => app.parameter('area')).not.toBeNull()
    expect(app.parameter('closure')).toBeNull()
    await app.clickMap(places.south)
    await expect(app.heading).toHaveCount(0)
  })

  test('is asked once a frame what lies under a pointer that moves', async ({ app, page, service }) => {
    await app.open(service.url, CAMERA)
    await app.drawn(2, 4)
    expect(await questionsOfMoves(page, await app.positionOf(places.areaOnly), 12)).toBe(1)
  })

  test('moves by keys and buttons, writes its camera into the address, a link restores the view, and a turned phone keeps it', async ({
    app,
    service,
    page,
  }) => {
    await app.open(service.url, CAMERA)
    await app.drawn(2, 4)
    await page.getByRole('region', { name: /^Map of/ }).focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => Number(app.parameter('map')?.split('/')[2])).toBeGreaterThan(13.65)
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => Number(app.parameter('map')?.split('/')[2])).toBeCloseTo(13.6, 2)
    await page.getByRole('button', { name: 'Zoom in' }).click()
    await expect.poll(() => app.parameter('map')).toMatch(/^10\//)
    await app.row('Eagle cliff').click()
    await expect(app.heading).toHaveText('Eagle cliff')
    await expect.poll(() => app.parameter('closure')).not.toBeNull()
    const link = await app.restingAddress()
    await page.goto('about:blank')
    await page.goto(link)
    await expect(app.heading).toHaveText('Eagle cliff')
    await app.drawn(/\d/, /\d/)
    expect(page.url()).toBe(link)
    for (const turned of [
      { width: 390, height: 844 },
      { width: 844, height: 390 },
    ]) {
      await page.setViewportSize(turned)
      await expect(app.heading).toBeInViewport()
      expect(await app.restingAddress()).toBe(link)
    }
  })

  test.describe(() => {
    // The map flies.
    test.use({ contextOptions: { reducedMotion: 'no-preference' } })

    test('looks where it looked, back and forward', async ({ app, service, page }) => {
      await app.open(service.url, CAMERA)
      await app.drawn(2, 4)
      await app.clickMap(places.inForce)
      await expect(app.heading).toHaveText('Eagle cliff')
      await expect.poll(() => app.parameter('map')).not.toBe(CAMERA.map)
      const opened = app.parameter('map')
      await page.goBack()
      await expect(app.heading).toHaveCount(0)
      expect(app.parameter('map')).toBe(CAMERA.map)
      // Not waiting for the map to have come back: it turns round half-way.
      await page.goForward()
      await expect(app.heading).toHaveText('Eagle cliff')
      await app.drawn(2, 4)
      expect(app.parameter('map')).toBe(opened)
      await app.clickMap(places.notice)
      await expect(app.heading).toHaveText('Ticks about')
    })
  })
})
