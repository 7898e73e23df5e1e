import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { PNG } from 'pngjs'
import { describe, expect, it } from 'vitest'
import type { BBox } from '#contract/geometry.ts'
import { mercatorX, mercatorY } from '#contract/geo/mercator.ts'
import { archiveIn } from '../../archive/testing/archive.ts'
import { aDirectory } from '../../store/testing/store.ts'
import { contourLines } from './contours/contour-lines.ts'
import { writeRelief } from './shading/write-relief.ts'
import { heightsIn } from './testing/height-files.ts'

const FILE = join(import.meta.dirname, '../../../../../shared/data/ground/N42E001.hgt.zip')
const isHere = existsSync(FILE)
if (!isHere) console.warn(`The tests on real heights are skipped: there is no ${FILE}.`)

const valley: BBox = [1.5, 42.5, 1.6, 42.58]

describe.runIf(isHere)('real heights', () => {
  it('are near those of well-known peaks and villages, and have no voids among them', async () => {
    const heights = await heightsIn(FILE)
    const places = [
      [1.4437, 42.5919, 2942],
      [1.5218, 42.5063, 1023],
      [1.5993, 42.5665, 1532],
    ] as const
    for (const [lng, lat, ele] of places) expect(Math.abs((heights.at(lng, lat) ?? NaN) - ele)).toBeLessThan(80)
    const unknown = Array.from(
      { length: 90_000 },
      (_, index) => [1.4 + (index % 300) / 750, 42.43 + Math.floor(index / 300) / 1250] as const,
    ).filter(([lng, lat]) => heights.at(lng, lat) === null)
    expect(unknown).toEqual([])
  })

  it('have contours that lie at their height', async () => {
    const heights = await heightsIn(FILE)
    let points = 0
    for await (const { ele, coordinates } of contourLines(heights, valley)) {
      for (const place of coordinates) {
        points++
        // Two metres aside on a cliff.
        expect(Math.abs((heights.at(...place) ?? NaN) - ele)).toBeLessThan(6)
      }
    }
    expect(points).toBeGreaterThan(5000)
    expect(points).toBeLessThan(40_000)
  })

  it('have a shade of small tiles, as dark as its strength is meant for', async () => {
    const path = join(aDirectory(), 'relief.pmtiles')
    await writeRelief(await heightsIn(FILE), valley, path, { name: 'Andorra', attribution: '' })
    const tile = await archiveIn(path).getZxy(
      12,
      Math.floor(mercatorX(1.55) * 4096),
      Math.floor(mercatorY(42.54) * 4096),
    )
    const bytes = Buffer.from(tile?.data ?? new ArrayBuffer(0))
    expect(bytes.length).toBeGreaterThan(8000)
    expect(bytes.length).toBeLessThan(24_000)
    const alphas = PNG.sync
      .read(bytes)
      .data.filter((_, index) => index % 4 === 3)
      .sort()
    const darkest = (alphas.at(-65) ?? NaN) / 255
    expect(darkest).toBeGreaterThan(0.5)
    expect(darkest).toBeLessThan(0.7)
  })
})
