import { mix } from '../src/core/ui/theme/mix.ts'
import { palettes } from '../src/contract/palette/palette.ts'
import { barriersOn } from './drivers/barriers.ts'
import { CAMERA, places } from './data.ts'
import { HereCard } from './drivers/here-card.ts'
import { holdsColour } from './drivers/map-page.ts'
import { expect, test } from './test.ts'

const { light, dark } = palettes

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
  })

  test('meets no barrier that can be measured', async ({ app, page, service }) => {
    await app.open(service.url, CAMERA)
    await app.drawn(2, 4)
    expect(await barriersOn(page)).toEqual([])
  })
})
