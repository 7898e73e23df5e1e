import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BBox } from '#contract/geometry.ts'
import type { Heights } from '../heights.ts'
import { aFile, anHgt, heightsIn, metresBetween, type Surface } from '../testing/height-files.ts'
import { tiffBytes } from '../testing/tiff-file.ts'
import { contourLines, type ContourLine, type ContourOptions } from './contour-lines.ts'

const summit = [7.05, 46.95] as const
/** Over the corner of four tiles of every zoom down to 13. */
const cone: Surface = (lng, lat) => 2500 - 0.3 * metresBetween(summit, [lng, lat])
const [west, north, size] = [7, 47, 360]
const whole: BBox = [7, 46.9, 7.1, 47]

/** Heights of a tenth of a degree in steps of 1″, or of as much as said. */
function heightsOf(surface: Surface, seconds = 1): Promise<Heights> {
  const [side, step] = [size / seconds, seconds / 3600]
  const bytes = tiffBytes({ width: side, height: side, origin: [west, north], step: [step, step], surface })
  return heightsIn(aFile('heights.tif', bytes))
}

async function linesOf(heights: Heights, bounds: BBox = whole, options?: ContourOptions): Promise<ContourLine[]> {
  const lines: ContourLine[] = []
  for await (const line of contourLines(heights, bounds, options)) lines.push(line)
  return lines
}

function isRing({ coordinates }: ContourLine): boolean {
  return String(coordinates[0]) === String(coordinates.at(-1))
}

describe('contours', () => {
  it('of a cone are circles, each of them one line though it crosses tiles', async () => {
    const lines = await linesOf(await heightsOf(cone))
    for (const ele of [1700, 1900, 2200, 2300]) {
      const rings = lines.filter((line) => line.ele === ele)
      expect(rings).toMatchObject([{ index: true, minZoom: 11, maxZoom: 14 }])
      const [ring] = rings
      if (ring === undefined) continue
      expect(isRing(ring)).toBe(true)
      expect(ring.coordinates.length).toBeLessThan(140)
      for (const place of ring.coordinates) {
        expect(Math.abs(metresBetween(summit, place) - (2500 - ele) / 0.3)).toBeLessThan(2)
      }
    }
  })

  it('of a plane are straight, and end at the bounds without a frame', async () => {
    const plane: Surface = (lng) => 1000 + 1000 * ((lng - west) / 0.1)
    const bounds: BBox = [7.025, 46.92, 7.075, 46.98]
    const lines = await linesOf(await heightsOf(plane), bounds)
    expect(new Set(lines.filter(({ index }) => index).map(({ ele }) => ele))).toEqual(
      new Set([1300, 1400, 1500, 1600, 1700]),
    )
    for (const { ele, coordinates } of lines) {
      expect(coordinates).toHaveLength(2)
      for (const [lng, lat] of coordinates) {
        expect(lng).toBeCloseTo(west + (ele - 1000) / 10_000, 5)
        // Not before the bounds, and at most a sample beyond.
        const beyond = Math.max(46.92 - lat, lat - 46.98)
        expect(beyond).toBeGreaterThanOrEqual(0)
        expect(beyond).toBeLessThan(0.0002)
      }
    }
  })

  it('have the higher ground on their left', async () => {
    const lines = await linesOf(await heightsOf(cone))
    for (const { coordinates } of lines.filter(isRing)) {
      const area = coordinates.reduce((sum, [lng, lat], index) => {
        const [nextLng, nextLat] = coordinates[(index + 1) % coordinates.length] ?? [NaN, NaN]
        return sum + (lng - west) * (nextLat - north) - (nextLng - west) * (lat - north)
      }, 0)
      expect(area).toBeGreaterThan(0)
    }
  })

  it('lie at their height, and so never cross those of another', async () => {
    const wave = fc.record({
      slope: fc.double({ min: -0.2, max: 0.2, noNaN: true }),
      high: fc.double({ min: 20, max: 250, noNaN: true }),
      wide: fc.double({ min: 0.008, max: 0.05, noNaN: true }),
      turn: fc.double({ min: 0, max: Math.PI, noNaN: true }),
    })
    await fc.assert(
      fc.asyncProperty(wave, async ({ slope, high, wide, turn }) => {
        const hills: Surface = (lng, lat) => {
          const [x, y] = [lng - 7.05, lat - 46.95]
          const along = x * Math.cos(turn) + y * Math.sin(turn)
          return 1500 + slope * 111_200 * along + high * Math.sin(x / wide) * Math.cos(y / wide)
        }
        const heights = await heightsOf(hills)
        const bounds: BBox = [7.03, 46.93, 7.07, 46.97]
        for (const { ele, coordinates } of await linesOf(heights, bounds)) {
          // Two metres aside on the steepest of these slopes.
          for (const place of coordinates) expect(Math.abs((heights.at(...place) ?? NaN) - ele)).toBeLessThan(0.5)
        }
      }),
      { numRuns: 12 },
    )
  })

  it('are every 20 m and less often where samples are 3″ apart, and every 10 m where they are 1″', async () => {
    const zoomsAt = (lines: readonly ContourLine[], ele: number) =>
      lines.filter((line) => line.ele === ele).map(({ minZoom, maxZoom }) => `${minZoom}-${maxZoom}`)
    const coarse = await linesOf(await heightsOf(cone, 3))
    expect([2300, 2350, 2340, 2310].map((ele) => zoomsAt(coarse, ele))).toEqual([['11-14'], ['12-12'], ['13-14'], []])
    const fine = await linesOf(await heightsOf(cone))
    expect([2300, 2350, 2340, 2310].map((ele) => zoomsAt(fine, ele))).toEqual([
      ['11-14'],
      ['12-12', '14-14'],
      ['13-14'],
      ['14-14'],
    ])
    expect(fine.filter(({ index }) => index).every(({ ele }) => ele % 100 === 0)).toBe(true)
  })

  it('are left out in lakes', async () => {
    const isWater = (lng: number) => lng < 7.05
    const lines = await linesOf(await heightsOf(cone), whole, { isWater })
    expect(lines.length).toBeGreaterThan(50)
    for (const { coordinates } of lines) for (const [lng] of coordinates) expect(lng).toBeGreaterThanOrEqual(7.05)
  })

  it('are left out where they would be a dot', async () => {
    const dots: Surface = (lng, lat) => (metresBetween(summit, [lng, lat]) < 16 ? 1512 : 1505)
    expect(await linesOf(await heightsOf(dots))).toEqual([])
  })

  it('stop at voids', async () => {
    const holed: Surface = (lng, lat) => (lng > 7.06 ? null : cone(lng, lat))
    const lines = await linesOf(await heightsOf(holed))
    const longest = lines.filter(({ ele }) => ele === 2000)
    expect(longest).toHaveLength(1)
    for (const { coordinates } of longest) for (const [lng] of coordinates) expect(lng).toBeLessThan(7.0602)
  })

  it('are whole over the edge between two files', async () => {
    const ridge: Surface = (lng, lat) => Math.round(1500 - 0.2 * metresBetween([2, 42.5], [lng, lat]))
    const heights = await heightsIn(anHgt([1, 42], ridge), anHgt([2, 42], ridge))
    const lines = await linesOf(heights, [1.95, 42.46, 2.05, 42.54])
    const ring = lines.filter(({ ele }) => ele === 1000)
    expect(ring.map(isRing)).toEqual([true])
    for (const place of ring[0]?.coordinates ?? []) {
      expect(Math.abs(metresBetween([2, 42.5], place) - 2500)).toBeLessThan(15)
    }
  })

  it('are none where there are no heights', async () => {
    expect(await linesOf(await heightsOf(cone), [9, 46, 10, 47])).toEqual([])
  })

  it('can be stopped', async () => {
    const heights = await heightsOf(cone)
    await expect(linesOf(heights, whole, { signal: AbortSignal.abort() })).rejects.toThrow('aborted')
  })

  it('tell how much is done', async () => {
    const told: number[] = []
    await linesOf(await heightsOf(cone, 3), whole, { onProgress: (done) => told.push(done) })
    expect(told.at(-1)).toBe(1)
    expect(told).toEqual(told.toSorted((a, b) => a - b))
  })
})
