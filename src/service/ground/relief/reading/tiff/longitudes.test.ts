import proj4 from 'proj4'
import { describe, expect, it } from 'vitest'
import { aFile, heightsIn } from '../../testing/height-files.ts'
import { tiffBytes, type TiffPlan } from '../../testing/tiff-file.ts'

const STEP = 0.01
const plan: TiffPlan = {
  width: 200,
  height: 100,
  origin: [0, 47],
  step: [STEP, STEP],
  surface: (lng, lat) => 1000 + 100 * (lng % 10) + 50 * (lat - 46),
}
const heightsFrom = (west: number, part: Partial<TiffPlan> = {}) =>
  heightsIn(aFile('wide.tif', tiffBytes({ ...plan, origin: [west, 47], ...part })))

describe('longitudes of a GeoTIFF', () => {
  it('are those of the western half of the earth beyond 180°', async () => {
    const heights = await heightsFrom(288)
    expect(heights.bounds[0]).toBeCloseTo(-72)
    expect(heights.bounds[2]).toBeCloseTo(-70)
    expect(heights.at(-71.5, 46.5)).toBeCloseTo(1000 + 850 + 25, 1)
    expect(heights.at(-69.9, 46.5)).toBeNull()
  })

  it('are those of the eastern half below -180°', async () => {
    const heights = await heightsFrom(-190, { surface: () => 700 })
    expect(heights.bounds[0]).toBeCloseTo(170)
    expect(heights.at(171, 46.5)).toBeCloseTo(700)
  })

  it.each([
    ['180°', 179],
    ['-180°', -181],
  ])('go on across %s', async (_, west) => {
    const surface = (lng: number) => 1000 + 100 * (lng - west)
    const heights = await heightsFrom(west, { surface })
    for (const along of [0.1, 0.5, 0.997, 1, 1.003, 1.5, 1.9]) {
      const lng = 179 + along
      expect(heights.at(lng > 180 ? lng - 360 : lng, 46.5)).toBeCloseTo(1000 + 100 * along, 1)
    }
    expect(heights.at(0, 46.5)).toBeNull()
  })

  it('join at Greenwich, where they go from 0 to 360°', async () => {
    const surface = (lng: number) => 1000 + 800 * Math.sin((lng * Math.PI) / 180)
    const heights = await heightsFrom(0, { width: 720, height: 20, step: [0.5, 0.5], surface })
    for (const lng of [-179, -90, -0.3, -0.1, 0, 0.1, 0.3, 90, 179]) {
      expect(heights.at(lng, 44)).toBeCloseTo(surface(lng), 0)
    }
  })

  it('stay one grid where it only ends half a sample beyond 180°', async () => {
    const heights = await heightsFrom(178 + STEP, { isPoint: true, surface: () => 700 })
    expect(heights.bounds[0]).toBeGreaterThan(177)
    expect(heights.at(179.99, 46.5)).toBeCloseTo(700)
  })

  it('go on across 180° in metres too', async () => {
    const project = proj4('+proj=utm +zone=60 +datum=WGS84')
    const [x, y] = project.forward([179.9, 47])
    const surface = (east: number, north: number) => 1000 + (east - x) / 40 + (north - y) / 25
    const part = { origin: [x - 1000, y + 1000], step: [100, 20], epsg: { projected: 32_660 }, surface } as const
    const heights = await heightsIn(aFile('utm.tif', tiffBytes({ ...plan, ...part })))
    for (const lng of [179.9, 179.99, -179.99, -179.9]) {
      const [east, north] = project.forward([lng, 47])
      expect(heights.at(lng, 47)).toBeCloseTo(surface(east, north), 1)
    }
  })
})
