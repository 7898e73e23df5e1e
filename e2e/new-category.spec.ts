import { API_PREFIX } from '../src/contract/paths.ts'
import { TILE_JSON_PATH } from '../src/contract/tiles/area-tile-json.ts'
import { aSquare } from '../src/testing/builders.ts'
import { CAMERA } from './data.ts'
import { startService } from './services/process.ts'
import { expect, test } from './test.ts'

const area = (id: string, category: string, west: number) => ({
  type: 'Feature',
  properties: { id, name: id, category, source: 'Rangers' },
  geometry: aSquare(west, 48.9, 0.1),
})

test('an open page draws areas of a category that had none when it was loaded', async ({ app, page }) => {
  const service = await startService({ features: { areas: [area('Old park', 'national_park', 13.5)] } })
  await page.clock.install()
  await app.open(service.url, CAMERA)
  await expect(app.rows).toHaveCount(0)
  const described = async () => (await page.request.get(service.url + API_PREFIX + TILE_JSON_PATH)).json()
  expect(await described()).toMatchObject({ category_ids: [expect.any(Number)] })
  await service.importFeatures({ areas: [area('New reserve', 'nature_reserve', 13.7)] })
  const { tiles } = await described()
  const version = new URL(tiles[0]).search
  const drawn = page.waitForRequest((request) => request.url().includes('.mvt') && request.url().endsWith(version))
  await page.clock.fastForward('11:00')
  await drawn
  await service.stop()
})
