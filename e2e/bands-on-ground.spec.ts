import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { aSquare } from '../src/testing/builders.ts'
import { isLayerDrawn } from './drivers/drawn.ts'
import { writeGround } from './services/ground.ts'
import { startService, type RunningService } from './services/process.ts'
import { expect, test } from './test.ts'

/** An area beyond the right edge of the map. */
const areas = [
  {
    type: 'Feature',
    properties: { id: 'a', name: 'East Wood', category_id: 'national_park', country_id: 'DE', area_km2: 29 },
    geometry: aSquare(13.75, 48.87, 0.06),
  },
]
const CAMERA = { map: '13/48.9/13.5' }

test.describe('on a ground, the bands of areas @map', () => {
  let service: RunningService
  let data: string

  test.beforeAll(async () => {
    data = await mkdtemp(join(tmpdir(), 'fieldgate-bands-'))
    const path: [number, number][] = [
      [13.3, 48.905],
      [13.9, 48.905],
    ]
    await writeGround(data, [13.3, 48.85, 13.9, 48.95], [{ kind: 'path', line: path }])
    service = await startService({ data, features: { areas } })
  })
  test.afterAll(async () => {
    await service.stop()
    await rm(data, { recursive: true })
  })

  test('are hidden while no area is in view, and shown with the first one while the map is still dragged', async ({
    app,
    page,
  }) => {
    const areBandsDrawn = () => isLayerDrawn(page, 'area-band-clear')
    await app.open(service.url, CAMERA)
    await app.drawn(0, 0)
    await expect.poll(areBandsDrawn).toBe(false)

    await pan(page, 'ArrowRight', 18)
    await expect.poll(areBandsDrawn).toBe(false)
    await page.mouse.move(1100, 400)
    await page.mouse.down()
    await page.mouse.move(400, 400, { steps: 6 })
    await expect.poll(areBandsDrawn).toBe(true)
    await page.mouse.up()
    await app.drawn(1, 0)
    expect(await areBandsDrawn()).toBe(true)

    await pan(page, 'ArrowLeft', 25)
    await app.drawn(0, 0)
    await expect.poll(areBandsDrawn).toBe(false)
  })

  test(
    'the fade at the edge of the ground, too, is hidden until the edge comes into view',
    { tag: '@long' },
    async ({ app, page }) => {
      const isFading = () => isLayerDrawn(page, 'basemap:edge/fade')
      await app.open(service.url, { map: '14/48.9/13.6' })
      await expect.poll(() => isLayerDrawn(page, 'basemap:edge/paper')).toBe(true)
      await expect.poll(isFading).toBe(false)
      await pan(page, 'ArrowUp', 9)
      await expect.poll(isFading).toBe(true)
    },
  )
})

/** Moves what the map shows by 100 px so many times. */
async function pan(page: Page, key: 'ArrowLeft' | 'ArrowRight' | 'ArrowUp', times: number): Promise<void> {
  for (let time = 0; time < times; time++) await page.locator('.maplibregl-canvas').press(key)
}
