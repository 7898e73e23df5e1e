import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mercatorLat, mercatorLng } from '../src/contract/geo/mercator.ts'
import { palettes } from '../src/contract/palette/palette.ts'
import { isLayerDrawn } from './drivers/drawn.ts'
import { mostContrast } from './drivers/map-page.ts'
import { writeGround } from './services/ground.ts'
import { startService, type RunningService } from './services/process.ts'
import { expect, test } from './test.ts'

/** The middle of a tile, where the words are, far from the ground. */
const ZOOM = 12
const PLACE = [mercatorLng(2203.5 / 2 ** ZOOM), mercatorLat(1411.5 / 2 ** ZOOM)] as const
const CAMERA = { map: [ZOOM, PLACE[1].toFixed(4), PLACE[0].toFixed(4)].join('/') }
/** What the script of the ground alone has in it. */
const GROUND_SCRIPT = /\/paper`/

test.describe('words where no detail is known @map', () => {
  let service: RunningService
  let data: string

  test.beforeAll(async () => {
    data = await mkdtemp(join(tmpdir(), 'fieldgate-no-detail-'))
    await writeGround(data, [1.3, 42.4, 1.5, 42.5], [])
    service = await startService({ data })
  })
  test.afterAll(async () => {
    await service.stop()
    await rm(data, { recursive: true })
  })

  test('stay when the ground of a region comes after them', async ({ app, page }) => {
    let held = 0
    await page.route('**/*.js', async (route) => {
      const response = await route.fetch()
      const body = await response.text()
      if (GROUND_SCRIPT.test(body)) {
        held++
        await expect.poll(() => isLayerDrawn(page, 'no-detail')).toBe(true)
      }
      await route.fulfill({ response, body })
    })
    await app.open(service.url, CAMERA)
    await expect.poll(() => isLayerDrawn(page, 'basemap:edge/paper')).toBe(true)
    expect(held).toBe(1)
    const isSaid = async () => mostContrast(await app.coloursAround(PLACE, 30), palettes.light['ground-far']) > 3
    await expect.poll(isSaid).toBe(true)
  })
})
