import type { Position } from 'geojson'
import { describe, expect, it } from 'vitest'
import { ringTurn } from './clip.ts'
import { EXTENT, toGrid, WORLD } from './grid.ts'
import { LEVELS, levelFor, type Level } from './levels.ts'
import { gridShape, readShape, writeShape } from './shape.ts'

/** A square in the tile 14/8192/8191, the one north-east of where the equator meets the prime meridian. */
function square(lng: number, lat: number, size: number): Position[] {
  return [
    [lng, lat],
    [lng + size, lat],
    [lng + size, lat + size],
    [lng, lat + size],
    [lng, lat],
  ]
}

const UNIT = 360 / WORLD
const finest: Level = { zoom: 14, tolerance: 0, smallest: 0 }

describe('shapes', () => {
  it('come back from their bytes, in the units of the tile and wound as tiles want it', () => {
    const outer = square(10 * UNIT, 10 * UNIT, 100 * UNIT)
    const hole = square(40 * UNIT, 40 * UNIT, 20 * UNIT).toReversed()
    const bytes = writeShape(gridShape([[outer, hole]]), finest)
    const shape = readShape(bytes ?? new Uint8Array(), { z: 14, x: 8192, y: 8191 })
    expect(shape.rings.map(({ hole }) => hole)).toEqual([false, true])
    expect(shape.rings.map(({ points }) => ringTurn(points) / 2)).toEqual([10_000, -400])
    expect(shape.rings[0]?.points).toEqual(expect.arrayContaining([10, EXTENT - 10, 110, EXTENT - 110]))
    // Area 9,600 over perimeters 400 and 80, doubled, in units; a pixel at zoom 0 has 2^17 of them.
    expect(shape.radius).toBeCloseTo((2 * 9600) / 480 / 2 ** 17, 9)
  })

  it('serve the next coarser zoom too', () => {
    const bytes = writeShape(gridShape([[square(10 * UNIT, 10 * UNIT, 100 * UNIT)]]), finest)
    const shape = readShape(bytes ?? new Uint8Array(), { z: 13, x: 4096, y: 4095 })
    expect(shape.rings.map(({ points }) => ringTurn(points) / 2)).toEqual([2500])
  })

  it('leave out what is too small for a level, and with an outer ring its holes', () => {
    const small = [square(0, 0, 0.001), square(0.0002, 0.0002, 0.0005).toReversed()]
    const large = [square(1, 1, 1), square(1.5, 1.5, 0.001).toReversed()]
    const level: Level = { zoom: 8, tolerance: 4, smallest: 16 }
    expect(writeShape(gridShape([small]), level)).toBeNull()
    const bytes = writeShape(gridShape([small, large]), level)
    expect(readShape(bytes ?? new Uint8Array(), { z: 8, x: 128, y: 127 }).rings).toHaveLength(1)
  })

  it('leave out what is thinner than the grid', () => {
    const thread = square(UNIT, UNIT, 100 * UNIT).map(([lng = 0, lat = 0]) => [lng, UNIT + lat / 1000])
    expect(writeShape(gridShape([[thread]]), finest)).toBeNull()
  })

  it('keep even the smallest area at the finest level', () => {
    const [finestLevel] = LEVELS.slice(-1)
    const metre = 0.00001
    expect(writeShape(gridShape([[square(13, 52, 3 * metre)]]), finestLevel ?? finest)).not.toBeNull()
  })
})

describe('levelFor', () => {
  it('is the next one that is at least as fine', () => {
    expect([0, 4, 5, 6, 13, 14].map((zoom) => levelFor(zoom).zoom)).toEqual([4, 4, 6, 6, 14, 14])
    expect(() => levelFor(15)).toThrow('no tiles at zoom 15')
  })
})

describe('toGrid', () => {
  it('puts the world on its grid and keeps the poles there', () => {
    expect(toGrid([-180, 90])).toEqual([0, 0])
    expect(toGrid([180, -90])).toEqual([WORLD, WORLD])
    expect(toGrid([0, 0])).toEqual([WORLD / 2, WORLD / 2])
  })
})
