import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { PNG } from 'pngjs'
import { Compression, TileType } from 'pmtiles'
import { describe, expect, it } from 'vitest'
import type { BBox } from '#contract/geometry.ts'
import { mercatorX, mercatorY } from '#contract/geo/mercator.ts'
import { archiveIn } from '../../../archive/testing/archive.ts'
import { aDirectory } from '../../../store/testing/store.ts'
import type { Heights } from '../heights.ts'
import { aFile, anHgt, heightsIn, hgtBytes, metresBetween, type Surface } from '../testing/height-files.ts'
import { tiffBytes } from '../testing/tiff-file.ts'
import { writeRelief } from './write-relief.ts'

const about = { name: 'Somewhere', attribution: 'Heights: SRTM, NASA' }
const summit = [1.5, 42.5] as const
const cone: Surface = (lng, lat) => 2800 - 0.4 * metresBetween(summit, [lng, lat])

/** The heights of all of it, whose bytes take longer to make than most archives. */
const coneBytes = hgtBytes([1, 42], cone)
const heightsOfCone = () => heightsIn(aFile('N42E001.hgt', coneBytes))

async function archiveOf(heights: Heights, bounds: BBox = heights.bounds) {
  const path = join(aDirectory(), 'relief.pmtiles')
  const facts = await writeRelief(heights, bounds, path, about)
  return { path, facts, archive: archiveIn(path) }
}

/** How dark a place is at a zoom, from 0 to 255; null where there is no tile. */
async function darknessAt(path: string, zoom: number, [lng, lat]: readonly [number, number]): Promise<number | null> {
  const [x, y] = [mercatorX(lng) * 2 ** zoom, mercatorY(lat) * 2 ** zoom]
  const tile = await archiveIn(path).getZxy(zoom, Math.floor(x), Math.floor(y))
  if (tile === undefined) return null
  const { data, width } = PNG.sync.read(Buffer.from(tile.data))
  const at = (Math.floor((y % 1) * width) * width + Math.floor((x % 1) * width)) * 4
  expect([...data.subarray(at, at + 3)]).toEqual([0, 0, 0])
  return data[at + 3] ?? null
}

describe('a relief archive', () => {
  it('is one of PNG tiles that says what it is', async () => {
    const { facts, archive } = await archiveOf(await heightsOfCone(), [1.4, 42.4, 1.6, 42.6])
    expect(await archive.getMetadata()).toEqual({ ...about, type: 'overlay', fieldgate: { kind: 'relief' } })
    const header = await archive.getHeader()
    expect(header).toMatchObject({ tileType: TileType.Png, tileCompression: Compression.None, minZoom: 7, maxZoom: 12 })
    expect(header.numAddressedTiles).toBe(facts.tiles)
    expect(facts.bounds[0]).toBeCloseTo(1.376, 2)
    expect(header.maxLon).toBeCloseTo(facts.bounds[2], 6)
    for (const zoom of [7, 12]) {
      const tile = await archive.getZxy(
        zoom,
        Math.floor(mercatorX(1.5) * 2 ** zoom),
        Math.floor(mercatorY(42.51) * 2 ** zoom),
      )
      const { width, height } = PNG.sync.read(Buffer.from(tile?.data ?? new ArrayBuffer(0)))
      expect([width, height]).toEqual([256, 256])
    }
  })

  it('goes a zoom further where the heights are 1″', async () => {
    const bytes = tiffBytes({
      width: 180,
      height: 180,
      origin: [1.475, 42.525],
      step: [1 / 3600, 1 / 3600],
      surface: cone,
    })
    const { facts } = await archiveOf(await heightsIn(aFile('fine.tif', bytes)))
    expect(facts).toMatchObject({ minZoom: 7, maxZoom: 13 })
  })

  it('is dark where slopes fall away from the light in the north-west, and the darker the steeper', async () => {
    const { path } = await archiveOf(await heightsOfCone(), [1.44, 42.45, 1.56, 42.55])
    const on = (right: number, up: number) => darknessAt(path, 11, [1.5 + 0.05 * right, 42.5 + 0.04 * up])
    const [southEast, south, east, north, northWest] = await Promise.all([
      on(1, -1),
      on(0, -1),
      on(1, 0),
      on(0, 1),
      on(-1, 1),
    ])
    expect(southEast).toBeGreaterThan(90)
    expect(northWest).toBeLessThan(8)
    for (const side of [south, east]) expect(Math.abs((side ?? NaN) - 0.72 * (southEast ?? NaN))).toBeLessThan(20)
    expect(north).toBeLessThan(south ?? 0)
    const gentle = await archiveOf(
      await heightsIn(anHgt([1, 42], (lng, lat) => (cone(lng, lat) ?? 0) / 4)),
      [1.44, 42.45, 1.56, 42.55],
    )
    expect(await darknessAt(gentle.path, 11, [1.55, 42.46])).toBeLessThan((southEast ?? 0) / 2)
  })

  it('leaves out level ground', async () => {
    const { facts } = await archiveOf(await heightsIn(anHgt([1, 42], () => 700)), [1.4, 42.4, 1.6, 42.6])
    expect(facts.tiles).toBe(0)
  })

  it('has 32 steps of black at most', async () => {
    const { archive } = await archiveOf(await heightsOfCone(), [1.45, 42.45, 1.55, 42.55])
    const tile = await archive.getZxy(12, Math.floor(mercatorX(1.51) * 4096), Math.floor(mercatorY(42.49) * 4096))
    const { data } = PNG.sync.read(Buffer.from(tile?.data ?? new ArrayBuffer(0)))
    const alphas = new Set(data.filter((_, index) => index % 4 === 3))
    expect(alphas.size).toBeGreaterThan(8)
    expect(alphas.size).toBeLessThanOrEqual(32)
    expect(Math.max(...alphas)).toBeLessThanOrEqual(204)
  })

  it('ends softly: where the heights end, and some way beyond the region', async () => {
    const slope: Surface = (lng, lat) =>
      lng > 1.4 && lng < 1.6 && lat < 42.4 ? 4000 + 25_000 * (1.5 - lng) + 9000 * (lat - 42.15) : null
    const { path } = await archiveOf(await heightsIn(anHgt([1, 42], slope)), [1.48, 41.9, 1.52, 42.3])
    const along = async (lats: readonly number[]) => Promise.all(lats.map((lat) => darknessAt(path, 12, [1.5, lat])))
    const [inside = null, edge = null, beyond = null] = await along([42.2, 42.299, 42.32])
    expect(inside).toBeGreaterThan(50)
    expect(Math.abs((edge ?? NaN) - (inside ?? NaN))).toBeLessThan(25)
    expect(beyond ?? 0).toBe(0)
    const ending = (await along([42.0005, 42.004, 42.008, 42.02])).map((dark) => dark ?? 0)
    expect(ending).toEqual(ending.toSorted((a, b) => a - b))
    expect(ending[0]).toBeLessThan(20)
    expect(ending.at(-1)).toBeCloseTo(inside ?? NaN, -2)
  })

  it('has no seam where two files meet', async () => {
    const slope: Surface = (lng, lat) => Math.round(1500 + 9600 * (2 - lng) + 4800 * (lat - 42.5))
    const heights = await heightsIn(anHgt([1, 42], slope), anHgt([2, 42], slope))
    const { path } = await archiveOf(heights, [1.95, 42.45, 2.05, 42.55])
    for (const zoom of [9, 10, 11, 12]) {
      const row = await Promise.all(
        [1.98, 1.999, 1.9999, 2, 2.0001, 2.001, 2.02].map((lng) => darknessAt(path, zoom, [lng, 42.5])),
      )
      const dark = row.map((value) => value ?? NaN)
      expect(Math.max(...dark) - Math.min(...dark)).toBeLessThanOrEqual(7)
    }
  })
})

describe('writing it', () => {
  it('tells how much is done', async () => {
    const told: number[] = []
    const heights = await heightsOfCone()
    const path = join(aDirectory(), 'relief.pmtiles')
    await writeRelief(heights, [1.45, 42.45, 1.55, 42.55], path, { ...about, onProgress: (done) => told.push(done) })
    expect(told.at(-1)).toBe(1)
    expect(told).toEqual(told.toSorted((a, b) => a - b))
    expect(readdirSync(dirname(path))).toEqual(['relief.pmtiles'])
  })

  it('leaves nothing where it is stopped, or where there are no heights', async () => {
    const heights = await heightsOfCone()
    const path = join(aDirectory(), 'relief.pmtiles')
    const signal = AbortSignal.abort()
    await expect(writeRelief(heights, [1, 42, 2, 43], path, { ...about, signal })).rejects.toThrow('aborted')
    await expect(writeRelief(heights, [9, 42, 10, 43], path, about)).rejects.toThrow('The heights lie elsewhere')
    expect(existsSync(path)).toBe(false)
    expect(readdirSync(dirname(path))).toEqual([])
  })
})
