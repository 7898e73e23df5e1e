import type { Polygon } from 'geojson'
import { mix } from '../src/core/ui/theme/mix.ts'
import { palettes } from '../src/contract/palette/palette.ts'
import { areas, CAMERA, places } from './data.ts'
import { HereCard } from './drivers/here-card.ts'
import { holdsColour } from './drivers/map-page.ts'
import { hideDevice } from './drivers/noisy-canvas.ts'
import { uuid } from './services/spec-only.ts'
import { expect, test } from './test.ts'

const { light, dark } = palettes

const asArea = (polygon: Polygon | null) => polygon && { type: 'MultiPolygon', coordinates: [polygon.coordinates] }

test.describe('without WebGL', () => {
  test('a still picture shows what the map would, in the dark too, and says what it is', async ({
    app,
    page,
    service,
  }) => {
    await app.open(service.url, CAMERA)
    await app.drawn(2, 4)
    await expect(page.getByText('A still picture')).toBeVisible()
    expect(holdsColour(await app.coloursAround(places.inForce, 8), light.current)).toBe(true)
    expect(holdsColour(await app.coloursAround(places.inForceEdge, 4), light.current)).toBe(true)
    expect(holdsColour(await app.coloursAround(places.upcoming, 12), light.upcoming, 40)).toBe(true)
    expect(holdsColour(await app.coloursAround(places.notice, 10), light['notice-fill'])).toBe(true)
    expect(holdsColour(await app.coloursAround(places.areaEdge, 6), mix(light.ground, light.park, 0.33), 12)).toBe(true)
    expect(holdsColour(await app.coloursAround(places.outside, 3), light.ground, 6)).toBe(true)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(async () => holdsColour(await app.coloursAround(places.outside, 3), dark.ground, 6)).toBe(true)
    await expect.poll(async () => holdsColour(await app.coloursAround(places.inForce, 8), dark.current)).toBe(true)
    expect(app.foreignRequests).toEqual([])
  })

  test('its signs are no noise in a browser that hides its device', async ({ app, page, service }) => {
    await hideDevice(page)
    await app.open(service.url, CAMERA)
    await app.drawn(2, 4)
    expect(holdsColour(await app.coloursAround(places.upcoming, 12), light.upcoming, 40)).toBe(true)
    expect(holdsColour(await app.coloursAround(places.notice, 10), light['notice-fill'])).toBe(true)
  })

  test('it opens what is clicked and stays where it is, nothing closes it again, and a finger that rests asks', async ({
    app,
    page,
    service,
  }) => {
    await app.open(service.url, CAMERA)
    await app.drawn(2, 4)
    const { x, y } = await app.positionOf(places.inForce)
    await app.clickMap(places.inForce)
    await expect(app.heading).toHaveText('Eagle cliff')
    await expect.poll(() => app.parameter('map')).not.toBe(CAMERA.map)
    const now = await app.positionOf(places.inForce)
    expect(Math.hypot(now.x - x, now.y - y)).toBeLessThan(2)
    await app.clickMap(places.south)
    await expect(app.heading).toHaveCount(0)
    await expect.poll(() => app.parameter('map')).toBe(CAMERA.map)
    await new HereCard(page, app).askWithFinger(x, y)
    await expect(app.heading).toHaveText('What applies here, now')
  })

  test('it is moved by dragging, by keys and by buttons, and the list follows', async ({ app, page, service }) => {
    await app.open(service.url, CAMERA)
    await app.drawn(2, 4)
    const { x, y } = await app.positionOf(places.outside)
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x - 40, y - 60, { steps: 4 })
    await page.mouse.up()
    await expect.poll(() => Number(app.parameter('map')?.split('/')[2])).toBeCloseTo(13.655, 2)
    await page.getByRole('button', { name: 'Zoom in' }).click()
    await expect.poll(() => app.parameter('map')).toMatch(/^10\//)
    await page.getByRole('application', { name: /^Map of/ }).focus()
    for (let times = 0; times < 8; times++) await page.keyboard.press('ArrowRight')
    await expect(app.rows).toHaveCount(0)
    for (let times = 0; times < 8; times++) await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('-')
    await expect(app.rows).toHaveCount(4)
    await test.step('when the window is turned, its middle stays', async () => {
      const before = await app.restingAddress()
      await page.setViewportSize({ width: 390, height: 844 })
      await expect(page.getByRole('button', { name: 'Make the list larger' })).toBeVisible()
      expect(await app.restingAddress()).toBe(before)
    })
  })

  test('what has only its areas’ shape leaves them their colours, and what closes them is seen to', async ({
    app,
    page,
    specOnly,
  }) => {
    const [park] = areas
    const geometry = park?.geometry?.type === 'Polygon' ? park.geometry : null
    const whole = { start_on: '2020-01-01', end_on: null, geometry_from: 'areas', geometry }
    const isNear = async (place: keyof typeof places, radius: number, colour: string, tolerance: number) =>
      holdsColour(await app.coloursAround(places[place], radius), colour, tolerance)
    specOnly.holds({
      areas: [
        { uuid: uuid(1), id: 1, name: 'Test Forest', category_id: 1, country_id: 276, geometry: asArea(geometry) },
      ],
      closures: [
        { ...whole, uuid: uuid(2), name: 'Ticks about', type: 'notice' },
        { ...whole, uuid: uuid(3), name: 'Lynx about', type: 'closure', is_binding: false },
      ],
    })
    await app.open(specOnly.url, CAMERA, [specOnly.api])
    await app.drawn(1, 2)
    const { other, current, ground } = light
    expect(await isNear('areaEdge', 6, mix(ground, other, 0.17), 6)).toBe(true)
    expect(await isNear('areaEdge', 6, current, 60)).toBe(true)
    expect(await isNear('inForce', 8, mix(ground, other, 0.05), 6)).toBe(true)
    expect(await isNear('inForce', 8, current, 90)).toBe(false)
    specOnly.holds({
      areas: [],
      closures: [{ ...whole, uuid: uuid(4), name: 'Storm damage', type: 'closure', is_binding: true }],
    })
    await page.reload()
    await app.drawn(0, 1)
    expect(await isNear('areaEdge', 6, current, 24)).toBe(true)
    const inside = await app.coloursAround(places.inForce, 20)
    const hatched = inside.filter((colour) => holdsColour([colour], mix(ground, current, 0.6), 90)).length
    const share = hatched / inside.length
    expect(share).toBeGreaterThan(0.03)
    expect(share).toBeLessThan(0.13)
  })
})
