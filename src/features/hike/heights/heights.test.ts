import { encode } from 'fast-png'
import { describe, expect, test } from 'vitest'
import { mercatorLat, mercatorLng } from '#contract/geo/mercator.ts'
import { colourOfHeight, HEIGHTS_SIDE, HEIGHTS_ZOOM } from '#contract/ground/heights-config.ts'
import { tilesOfBox } from '#contract/ground/tile-plane.ts'
import { lineOf } from '../line/line.ts'
import { profileOf } from '../line/profile.ts'
import { HeightGrid } from './height-grid.ts'
import { heightsInTile } from './heights-tile.ts'
import { placesAlong } from './places-along.ts'

type Surface = (lng: number, lat: number) => number

/** A tile as the service has it, of a surface that is NaN where nothing is known. */
function tileBytes({ x, y }: { readonly x: number; readonly y: number }, surface: Surface, side = HEIGHTS_SIDE) {
  const data = new Uint8Array(3 * side * side)
  for (let index = 0; index < side * side; index++) {
    const share = (tile: number, pixel: number) => (tile + (pixel + 0.5) / side) / 2 ** HEIGHTS_ZOOM
    const lng = mercatorLng(share(x, index % side))
    const metres = surface(lng, mercatorLat(share(y, Math.floor(index / side))))
    if (!Number.isNaN(metres)) data.set(colourOfHeight(metres), 3 * index)
  }
  return Uint8Array.from(encode({ width: side, height: side, data, channels: 3, depth: 8 })).buffer
}

function gridOf(surface: Surface): HeightGrid {
  const grid = new HeightGrid()
  for (const tile of tilesOfBox([1.4, 42.4, 1.6, 42.5], HEIGHTS_ZOOM)) {
    const heights = heightsInTile(tileBytes(tile, surface))
    if (heights !== null) grid.add(tile, heights)
  }
  return grid
}

describe('the heights of tiles', () => {
  const slope: Surface = (lng, lat) => -20 + 10_000 * (lng - 1.5) + 20_000 * (lat - 42.45)

  test('are those of the ground between pixels, over the borders of tiles, and below the sea', () => {
    const grid = gridOf(slope)
    for (let step = 0; step <= 200; step++) {
      const [lng, lat] = [1.41 + step * 0.0009, 42.41 + step * 0.0004]
      expect(Math.abs(grid.at(lng, lat) - slope(lng, lat))).toBeLessThan(1)
    }
    expect(grid.at(361.5, 42.45)).toBeCloseTo(grid.at(1.5, 42.45), 6)
  })

  test('are none beside one that is not known, and where there is no tile', () => {
    const grid = gridOf((lng) => (lng < 1.5 ? 900 : NaN))
    expect(grid.at(1.499, 42.45)).toBe(900)
    expect(grid.at(1.5, 42.45)).toBeNaN()
    expect(grid.at(1.501, 42.45)).toBeNaN()
    expect(grid.at(8, 42.45)).toBeNaN()
  })

  test('are not read from what is no such tile', () => {
    expect(heightsInTile(new ArrayBuffer(3))).toBeNull()
    expect(heightsInTile(tileBytes({ x: 0, y: 0 }, () => 1, 128))).toBeNull()
  })
})

describe('the profile of a line', () => {
  const lineAlong = (...points: readonly (readonly [number, number])[]) => {
    const piece = { lng: points.map(([lng]) => lng), lat: points.map(([, lat]) => lat), ele: points.map(() => NaN) }
    const line = lineOf([piece])
    if (line === null) throw new Error('A line has two points.')
    return line
  }
  const profileBy = (surface: Surface, line: ReturnType<typeof lineAlong>) => {
    const [grid, places] = [gridOf(surface), placesAlong(line)]
    const ele = places.along.map((_, index) => grid.at(places.lng[index] ?? NaN, places.lat[index] ?? NaN))
    return profileOf(places.along, ele, places.starts)
  }
  /** A ridge 500 m high half way. */
  const ridge: Surface = (lng) => 1000 + Math.max(0, 500 - Math.abs(lng - 1.5) * 25_000)

  test('has what lies between two points that are far from each other', () => {
    const profile = profileBy(ridge, lineAlong([1.45, 42.45], [1.55, 42.45]))
    expect(profile?.climbed.at(-1)).toBeGreaterThan(480)
    expect(profile?.climbed.at(-1)).toBeLessThanOrEqual(500)
    expect(profile?.descended.at(-1)).toBeGreaterThan(480)
    expect(profile?.climbed[90]).toBe(0)
  })

  test('has a gap where a height is not known, and none of nothing', () => {
    const line = lineAlong([1.45, 42.45], [1.55, 42.45])
    const holed = profileBy((lng, lat) => (Math.abs(lng - 1.52) < 0.003 ? NaN : ridge(lng, lat)), line)
    expect(holed?.ele.some((value) => Number.isNaN(value))).toBe(true)
    expect(holed?.ele.every((value) => Number.isNaN(value) || value >= 999)).toBe(true)
    expect(profileBy((lng) => (lng < 1.5 ? 900 : NaN), line)).toBeNull()
  })

  test('is of places no closer than 25 m, the ends of its pieces among them', () => {
    const dense = Array.from({ length: 2000 }, (_, index) => [1.45 + index * 1e-5, 42.45] as const)
    const line = lineOf([
      { lng: dense.map(([lng]) => lng), lat: dense.map(([, lat]) => lat), ele: dense.map(() => NaN) },
      { lng: [1.5, 1.51], lat: [42.4, 42.4], ele: [NaN, NaN] },
    ])
    const { along, lng, starts } = placesAlong(line ?? lineAlong())
    expect(starts.reduce((sum, one) => sum + one, 0)).toBe(2)
    expect(lng[0]).toBe(1.45)
    expect(lng.at(-1)).toBeCloseTo(1.51, 9)
    expect(along.at(-1)).toBe(line?.along.at(-1))
    const steps = [...along].slice(1).map((metres, index) => metres - (along[index] ?? 0))
    expect(Math.max(...steps)).toBeLessThan(25.001)
    expect(steps.filter((step) => step < 24.999).length).toBeLessThanOrEqual(3)
  })
})
