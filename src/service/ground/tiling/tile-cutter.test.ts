import { VectorTile } from '@mapbox/vector-tile'
import * as fc from 'fast-check'
import { PbfReader } from 'pbf'
import { tileIdToZxy } from 'pmtiles'
import { describe, expect, it } from 'vitest'
import { casesOf } from '#testing/effort.ts'
import { aDirectory } from '../../store/testing/store.ts'
import { EXTENT, WORLD } from '#contract/tiles/grid.ts'
import type { GridArea } from '../region/polygons.ts'
import type { Draft } from '../schema/layers.ts'
import { tileRanges } from '../tile-ranges.ts'
import { clipLine } from './clip-line.ts'
import { encodeTile } from './encode-tile.ts'
import { ExternalSort } from './external-sort.ts'
import { merged } from './merge.ts'
import { PropertyTable, readPiece } from './piece.ts'
import { BUFFER } from './quarter.ts'
import { TileCutter } from './tile-cutter.ts'

const path: Draft = { layer: 'streets', from: 6, properties: { kind: 'path', sac: 2, name: '𠀀 Weg', bridge: true } }
const wood: Draft = { layer: 'land', from: 6, properties: { kind: 'forest' } }

/** The tiles of what is drawn, each decoded. */
function tilesOf(draw: (cutter: TileCutter) => void, isMerged = false) {
  const sort = new ExternalSort(aDirectory(), { bytes: 2 ** 16, records: 2 ** 10 })
  const properties = new PropertyTable()
  draw(new TileCutter(sort, properties, tileRanges(null)))
  return [...sort.sorted()].map(({ key, records }) => {
    const pieces = records.map(readPiece)
    const bytes = encodeTile(isMerged ? merged(pieces) : pieces, properties, () => {})
    return { tile: tileIdToZxy(key), layers: new VectorTile(new PbfReader(bytes)).layers }
  })
}

function square(west: number, north: number, side: number, hole = false): GridArea[number] {
  const [east, south] = [west + side, north + side]
  const right = [west, north, east, north, east, south, west, south, west, north]
  const left = [west, north, west, south, east, south, east, north, west, north]
  return { points: Int32Array.from(hole ? left : right), hole }
}

describe('tiles', () => {
  it('have a point once at each zoom, with its properties and its id', () => {
    const at = [WORLD / 2 + 100, WORLD / 3] as const
    const tiles = tilesOf((cutter) => cutter.point({ ...path, layer: 'pois', from: 12 }, 71, ...at))
    expect(tiles.map(({ tile: [z] }) => z)).toEqual([12, 13, 14])
    for (const { layers } of tiles) {
      expect(layers['pois']?.feature(0)).toMatchObject({ id: 71, type: 1, properties: path.properties })
    }
  })

  it('have all of a line between them, each tile what lies in it and a little around', () => {
    // What runs along the edge of a tile is in both.
    const inside = fc.integer({ min: 0, max: 3 * EXTENT }).filter((value) => value % EXTENT !== 0)
    const ends = inside.map((value) => WORLD / 2 + value)
    fc.assert(
      fc.property(fc.array(ends, { minLength: 4, maxLength: 12 }), (numbers) => {
        const points = Int32Array.from(numbers.slice(0, numbers.length - (numbers.length % 2)))
        const last = tilesOf((cutter) => cutter.line({ ...path, from: 14 }, 1, points))
        let length = 0
        for (const { tile, layers } of last) {
          expect(tile[0]).toBe(14)
          for (const part of layers['streets']?.feature(0).loadGeometry() ?? []) {
            const flat = part.flatMap(({ x, y }) => [x, y])
            for (const value of flat) expect(value).toSatisfy((v: number) => v >= -BUFFER && v <= EXTENT + BUFFER)
            for (const inside of clipLine(flat, 0, EXTENT)) length += lengthOf(inside)
          }
        }
        expect(Math.abs(length - lengthOf([...points]))).toBeLessThan(points.length * 10)
      }),
      casesOf('touchedShapes'),
    )
  })

  it('have all of an area between them, with its holes, also where it fills whole tiles', () => {
    const [west, north, side] = [WORLD / 2 - 1000, WORLD / 2 - 1000, 5 * EXTENT]
    const area = [square(west, north, side), square(west + 3000, north + 3000, 500, true)]
    const tiles = tilesOf((cutter) => cutter.area({ ...wood, from: 14 }, 1, area))
    expect(tiles).toHaveLength(36)
    let units = 0
    for (const { layers } of tiles) {
      for (const ring of layers['land']?.feature(0).loadGeometry() ?? []) units += inTile(ring)
    }
    expect(units).toBe(side ** 2 - 500 ** 2)
  })

  it('leave out what is too small for a zoom', () => {
    const tiles = tilesOf((cutter) => cutter.area(wood, 1, [square(WORLD / 2 + 1500, WORLD / 2 + 1500, 200)]))
    expect(tiles.map(({ tile: [z] }) => z)).toEqual([11, 12, 13, 14])
  })

  it('of wide views have one feature of lines that say the same, joined where they meet', () => {
    const [x, y] = [WORLD / 2 + 300_000, WORLD / 2 + 300_000]
    const stretch = (from: number, to: number) => Int32Array.from([x + from, y + from, x + to, y + to])
    const tiles = tilesOf((cutter) => {
      cutter.line({ ...path, to: 9 }, 12, stretch(0, 20_000))
      cutter.line({ ...path, to: 9 }, 22, stretch(60_000, 20_000))
      cutter.line({ ...path, to: 9, properties: { kind: 'track' } }, 32, stretch(60_000, 90_000))
    }, true)
    const streets = tiles[0]?.layers['streets']
    expect(streets?.length).toBe(2)
    expect(
      streets
        ?.feature(0)
        .loadGeometry()
        .map((part) => part.length),
    ).toEqual([2])
  })

  it('come only from the box that is asked for', () => {
    const sort = new ExternalSort(aDirectory())
    const cutter = new TileCutter(sort, new PropertyTable(), tileRanges([0.001, -0.01, 0.01, -0.001]))
    cutter.line({ ...path, from: 14 }, 1, Int32Array.from([0, WORLD / 2 + 10, WORLD - 1, WORLD / 2 + 10]))
    expect([...sort.sorted()].map(({ key }) => tileIdToZxy(key))).toEqual([[14, 8192, 8192]])
  })

  it('end with the world, also where what is drawn and the box end there', () => {
    const sort = new ExternalSort(aDirectory())
    const cutter = new TileCutter(sort, new PropertyTable(), tileRanges([179, -85.06, 180, 0]))
    cutter.line({ ...path, from: 14 }, 1, Int32Array.from([WORLD - 500, WORLD / 2 + 90, WORLD, WORLD / 2 + 90]))
    cutter.point({ ...path, layer: 'pois', from: 14 }, 1, WORLD, WORLD)
    const last = 2 ** 14 - 1
    expect([...sort.sorted()].map(({ key, records }) => [...tileIdToZxy(key), records.length])).toEqual([
      [14, last, last, 1],
      [14, last, 8192, 1],
    ])
  })
})

function lengthOf(line: readonly number[]): number {
  let length = 0
  for (let at = 2; at < line.length; at += 2) {
    length += Math.hypot((line[at] ?? 0) - (line[at - 2] ?? 0), (line[at + 1] ?? 0) - (line[at - 1] ?? 0))
  }
  return length
}

/** The part of a rectangle that lies in the tile itself, negative for a hole. */
function inTile(ring: readonly { x: number; y: number }[]): number {
  const within = (value: number) => Math.min(EXTENT, Math.max(0, value))
  const [xs, ys] = [ring.map(({ x }) => within(x)), ring.map(({ y }) => within(y))]
  let twice = 0
  for (const [index, point] of ring.entries()) {
    const next = ring[(index + 1) % ring.length] ?? point
    twice += point.x * next.y - next.x * point.y
  }
  return Math.sign(twice) * (Math.max(...xs) - Math.min(...xs)) * (Math.max(...ys) - Math.min(...ys))
}
