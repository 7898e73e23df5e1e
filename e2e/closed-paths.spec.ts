import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { palettes } from '../src/contract/palette/palette.ts'
import { aSquare } from '../src/testing/builders.ts'
import { closureNamesDrawn } from './drivers/drawn.ts'
import { holdsColour } from './drivers/map-page.ts'
import { writeGround } from './services/ground.ts'
import { startService, type RunningService } from './services/process.ts'
import { expect, test } from './test.ts'

const CAMERA = { map: '14/48.91/13.61' }
/** On the paths, within and outside of the closures, and not where a cross or a bar is. */
const places = {
  closed: [13.5975, 48.905],
  open: [13.5975, 48.915],
  motorway: [13.5975, 48.9025],
  outside: [13.61, 48.905],
} as const

const common = { type: 'closure', source: 'Test Rangers', time_zone: 'Europe/Berlin', is_binding: true }
const closures = [
  {
    type: 'Feature',
    properties: { ...common, id: 'a', name: 'Rockfall', activities: 'entering the area' },
    geometry: aSquare(13.59, 48.9, 0.01),
  },
  {
    type: 'Feature',
    properties: { ...common, id: 'b', name: 'Quiet zone', activities: 'leaving the paths' },
    geometry: aSquare(13.59, 48.912, 0.01),
  },
]

test.describe('ways of the ground within closures @map', () => {
  let service: RunningService
  let data: string

  test.beforeAll(async () => {
    data = await mkdtemp(join(tmpdir(), 'fieldgate-ground-'))
    await writeGround(
      data,
      [13.5, 48.85, 13.7, 48.95],
      [
        {
          kind: 'path',
          line: [
            [13.57, 48.905],
            [13.65, 48.905],
          ],
        },
        {
          kind: 'path',
          line: [
            [13.57, 48.915],
            [13.65, 48.915],
          ],
        },
        {
          kind: 'motorway',
          line: [
            [13.57, 48.9025],
            [13.65, 48.9025],
          ],
        },
      ],
    )
    service = await startService({ data, features: { closures } })
  })
  test.afterAll(async () => {
    await service.stop()
    await rm(data, { recursive: true })
  })

  test(
    'are drawn as closed where they are, as open where only leaving them is not allowed, and not at all beyond',
    { tag: '@lines' },
    async ({ app, page }) => {
      await app.open(service.url, CAMERA)
      await app.drawn(0, 2)
      await expect.poll(async () => (await closureNamesDrawn(page)).toSorted()).toEqual(['Quiet zone', 'Rockfall'])
      const { current, halo } = palettes.light

      const isRed = async (place: readonly [number, number]) => holdsColour(await app.coloursAround(place, 1), current)
      await expect.poll(() => isRed(places.closed)).toBe(true)
      expect(await isRed(places.outside)).toBe(false)
      expect(await isRed(places.motorway)).toBe(false)
      expect(holdsColour(await app.coloursAround(places.open, 4), halo)).toBe(true)
      await app.page.getByRole('button', { name: 'Legend' }).click()
      await expect(app.page.getByText('Path closed now')).toBeVisible()
    },
  )
})
