import { existsSync, readdirSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aDirectory } from '../../store/testing/store.ts'
import { openHeights } from './heights.ts'
import { aFile, anHgt, heightsIn, hgtBytes, type Surface } from './testing/height-files.ts'
import { tiffBytes } from './testing/tiff-file.ts'

/** A plane that is a whole number at each sample of 3″, so that nothing is rounded. */
const plane: Surface = (lng, lat) => 1200 * (lng - 1) + 600 * 2 * (lat - 42)
const inside = fc.tuple(
  fc.double({ min: 1.002, max: 1.998, noNaN: true }),
  fc.double({ min: 42.002, max: 42.998, noNaN: true }),
)

describe('heights of one file', () => {
  it('are exact on a plane, at samples and between them', async () => {
    const heights = await heightsIn(anHgt([1, 42], plane))
    expect(heights).toMatchObject({ bounds: [1, 42, 2, 43], resolution: 1 / 1200, sources: ['SRTM, NASA'] })
    fc.assert(
      fc.property(inside, ([lng, lat]) => {
        expect(heights.at(lng, lat)).toBeCloseTo(plane(lng, lat) ?? NaN, 2)
      }),
    )
  })

  it('follow a round surface closely between samples', async () => {
    const dome: Surface = (lng, lat) => 3000 - 4000 * ((lng - 1.5) ** 2 + (lat - 42.5) ** 2)
    const heights = await heightsIn(anHgt([1, 42], dome))
    fc.assert(
      fc.property(inside, ([lng, lat]) => {
        expect(Math.abs((heights.at(lng, lat) ?? NaN) - (dome(lng, lat) ?? NaN))).toBeLessThan(0.7)
      }),
    )
  })

  it('end where the file ends', async () => {
    const heights = await heightsIn(anHgt([1, 42], plane))
    expect(heights.at(1, 42)).toBeCloseTo(0, -1)
    expect(heights.at(2, 43)).toBeCloseTo(2400, -1)
    for (const [lng, lat] of [
      [0.99, 42.5],
      [2.01, 42.5],
      [1.5, 41.99],
      [1.5, 43.01],
    ] as const) {
      expect(heights.at(lng, lat)).toBeNull()
      expect(heights.resolutionAt(lng, lat)).toBeNull()
    }
  })

  it('fill small voids from around them', async () => {
    const isVoid = (lng: number, lat: number) => Math.hypot(lng - 1.3, lat - 42.213) < 0.02
    const heights = await heightsIn(anHgt([1, 42], (lng, lat) => (isVoid(lng, lat) ? null : plane(lng, lat))))
    // Across four blocks, one of whose corners is in it.
    for (const [lng, lat] of [
      [1.3, 42.213],
      [1.31, 42.22],
      [1.29, 42.2],
      [1.2134, 42.2134],
    ] as const) {
      expect(Math.abs((heights.at(lng, lat) ?? NaN) - (plane(lng, lat) ?? NaN))).toBeLessThan(0.01)
    }
  })

  it('leave large voids open, and what lies beyond the last known sample', async () => {
    const heights = await heightsIn(anHgt([1, 42], (lng, lat) => (lng < 1.3 ? null : plane(lng, lat))))
    expect(heights.at(1.1, 42.5)).toBeNull()
    expect(heights.at(1.299, 42.5)).toBeNull()
    expect(heights.at(1.305, 42.5)).toBeCloseTo(plane(1.305, 42.5) ?? NaN, 1)
  })
})

describe('heights of several files', () => {
  it('have no seam where two files meet', async () => {
    const heights = await heightsIn(anHgt([1, 42], plane), anHgt([2, 42], plane))
    fc.assert(
      fc.property(
        fc.double({ min: 1.99, max: 2.01, noNaN: true }),
        fc.double({ min: 42.01, max: 42.99, noNaN: true }),
        (lng, lat) => {
          expect(heights.at(lng, lat)).toBeCloseTo(plane(lng, lat) ?? NaN, 2)
        },
      ),
    )
  })

  it('have no seam between files that end half a sample from their edge, as those of Copernicus', async () => {
    const [width, height, step] = [360, 360, 1 / 360] as const
    const wave: Surface = (lng, lat) => 500 + 100 * Math.sin(lng * 40) + 80 * Math.cos(lat * 30)
    const tile = (west: number, north: number) =>
      aFile(
        `${west} ${north}.tif`,
        tiffBytes({ width, height, step: [step, step], origin: [west, north], surface: wave }),
      )
    const heights = await heightsIn(tile(7, 47), tile(8, 47), tile(7, 46), tile(8, 46))
    const single = await heightsIn(
      aFile('one.tif', tiffBytes({ width: 720, height: 720, step: [step, step], origin: [7, 47], surface: wave })),
    )
    const near = fc.double({ min: -0.01, max: 0.01, noNaN: true })
    fc.assert(
      fc.property(near, near, (right, up) => {
        expect(heights.at(8 + right, 46 + up)).toBeCloseTo(single.at(8 + right, 46 + up) ?? NaN, 3)
      }),
    )
  })

  it('are those of the finest file where several overlap', async () => {
    const fine = aFile(
      'fine.tif',
      tiffBytes({ width: 300, height: 300, step: [0.0002, 0.0002], origin: [1.4, 42.5], surface: () => 777 }),
    )
    const coarse = anHgt([1, 42], () => 500)
    for (const files of [
      [fine, coarse],
      [coarse, fine],
    ]) {
      const heights = await heightsIn(...files)
      expect(heights.at(1.43, 42.47)).toBeCloseTo(777)
      expect(heights.at(1.3, 42.47)).toBeCloseTo(500)
      expect(heights.resolutionAt(1.43, 42.47)).toBeCloseTo(0.0002)
      expect(heights.resolution).toBeCloseTo(0.0002)
    }
  })

  it('are those of the coarser file in the voids of the finer one', async () => {
    const fine = tiffBytes({
      width: 300,
      height: 300,
      step: [0.0002, 0.0002],
      origin: [1.4, 42.5],
      noData: -9999,
      surface: () => null,
    })
    const heights = await heightsIn(
      aFile('fine.tif', fine),
      anHgt([1, 42], () => 500),
    )
    expect(heights.at(1.43, 42.47)).toBeCloseTo(500)
  })
})

it('leaves nothing behind, closed or refused', async () => {
  const directory = aDirectory()
  const heights = await openHeights([anHgt([1, 42], plane)], { directory })
  expect(readdirSync(directory)).toHaveLength(1)
  await heights.close()
  const cut = aFile('N42E002.hgt', hgtBytes([2, 42], plane).subarray(0, 1000))
  await expect(openHeights([anHgt([1, 42], plane), cut], { directory })).rejects.toThrow('N42E002.hgt has 1000 bytes')
  expect(readdirSync(directory)).toEqual([])
  expect(existsSync(directory)).toBe(true)
})

it('needs a file', async () => {
  await expect(openHeights([])).rejects.toThrow('No file of heights was given.')
})
