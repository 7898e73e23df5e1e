import { join } from 'node:path'
import { decode } from 'fast-png'
import { PNG } from 'pngjs'
import { expect, it } from 'vitest'
import { mercatorX, mercatorY } from '#contract/geo/mercator.ts'
import { heightOfColour, HEIGHTS_SIDE, HEIGHTS_ZOOM, NO_HEIGHT } from '#contract/ground/heights-config.ts'
import type { BBox } from '#contract/geometry.ts'
import { archiveIn } from '../../archive/testing/archive.ts'
import { aDirectory } from '../../store/testing/store.ts'
import { anHgt, heightsIn, type Surface } from './testing/height-files.ts'
import { writeHeights } from './write-heights.ts'

const about = { name: 'Somewhere', attribution: 'Heights: SRTM, NASA' }
const slope: Surface = (lng, lat) => (lng < 1.6 ? 1500 + 9600 * (1.5 - lng) - 20_000 * (lat - 42.5) : null)

async function archiveOf(surface: Surface, bounds: BBox) {
  const path = join(aDirectory(), 'heights.pmtiles')
  const tiles = await writeHeights(await heightsIn(anHgt([1, 42], surface)), bounds, path, about)
  return { tiles, archive: archiveIn(path) }
}

/** The heights of the tile that holds a place, with where in it that place is. */
async function tileAt(archive: ReturnType<typeof archiveIn>, lng: number, lat: number) {
  const [x, y] = [mercatorX(lng) * 2 ** HEIGHTS_ZOOM, mercatorY(lat) * 2 ** HEIGHTS_ZOOM]
  const tile = await archive.getZxy(HEIGHTS_ZOOM, Math.floor(x), Math.floor(y))
  const at = Math.floor((y % 1) * HEIGHTS_SIDE) * HEIGHTS_SIDE + Math.floor((x % 1) * HEIGHTS_SIDE)
  return { bytes: Buffer.from(tile?.data ?? new ArrayBuffer(0)), at }
}

it('an archive of heights has them in metres, and says where there are none', async () => {
  const { tiles, archive } = await archiveOf(slope, [1.5, 42.45, 1.7, 42.55])
  expect(await archive.getMetadata()).toEqual({
    ...about,
    type: 'overlay',
    encoding: 'terrarium',
    fieldgate: { kind: 'heights' },
  })
  expect(await archive.getHeader()).toMatchObject({ minZoom: 12, maxZoom: 12, numAddressedTiles: tiles })
  const heightAt = async (lng: number, lat: number) => {
    const { bytes, at } = await tileAt(archive, lng, lat)
    const { data } = decode(bytes)
    return heightOfColour(data[3 * at] ?? 0, data[3 * at + 1] ?? 0, data[3 * at + 2] ?? 0)
  }
  for (const [lng, lat] of [
    [1.51, 42.46],
    [1.55, 42.5],
    [1.52, 42.54],
  ] as const) {
    // Half a pixel is 14 m on a slope of a fifth.
    expect(Math.abs((await heightAt(lng, lat)) - (slope(lng, lat) ?? NaN))).toBeLessThan(5)
  }
  expect(await heightAt(1.61, 42.5)).toBe(NO_HEIGHT)
})

it('its pictures are read the same by any reader of PNG', async () => {
  const { archive } = await archiveOf(
    (lng, lat) => 700 * Math.sin(lng * 300) * Math.cos(lat * 500),
    [1.5, 42.45, 1.51, 42.46],
  )
  const { bytes } = await tileAt(archive, 1.505, 42.455)
  const other = PNG.sync.read(bytes).data.filter((_, index) => index % 4 !== 3)
  expect(Buffer.from(decode(bytes).data).equals(other)).toBe(true)
})

it('is none where there are no heights', async () => {
  const heights = await heightsIn(anHgt([1, 42], slope))
  expect(await writeHeights(heights, [9, 42, 9.1, 42.1], join(aDirectory(), 'heights.pmtiles'), about)).toBe(0)
})
