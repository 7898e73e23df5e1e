import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { outlineOf } from '../geo/outline.ts'
import type { BBox } from '../geometry.ts'
import type { PlanePoint } from './stretches.ts'
import { fewTilesOfBox, TILE_EXTENT, TilePlane, tilesOfBox, withinTile } from './tile-plane.ts'

describe('the plane of a tile', () => {
  it('has the corners of the tile where they are', () => {
    const plane = new TilePlane({ z: 1, x: 0, y: 0 })
    const corners = outlineOf({
      type: 'LineString',
      coordinates: [
        [-180, 0],
        [0, 0],
      ],
    })
    expect([...plane.outline(corners)].slice(2)).toEqual([0, TILE_EXTENT, TILE_EXTENT, TILE_EXTENT])
    expect(plane.lngLat([TILE_EXTENT, TILE_EXTENT])).toEqual([0, 0])
  })

  it('has what lies beyond the antimeridian beside it', () => {
    const plane = new TilePlane({ z: 3, x: 7, y: 3 })
    const [, , x] = plane.outline(outlineOf({ type: 'Point', coordinates: [-179.9, 10] }))
    expect(x).toBeGreaterThan(TILE_EXTENT)
    expect(x).toBeLessThan(TILE_EXTENT * 1.01)
  })

  it('gives back what it was given', () => {
    const tile = { z: 12, x: 2060, y: 1500 }
    const plane = new TilePlane(tile)
    fc.assert(
      fc.property(fc.integer({ min: 0, max: TILE_EXTENT }), fc.integer({ min: 0, max: TILE_EXTENT }), (x, y) => {
        const [, , backX = NaN, backY = NaN] = plane.outline(
          outlineOf({ type: 'Point', coordinates: [...plane.lngLat([x, y])] }),
        )
        expect(backX).toBeCloseTo(x, 4)
        expect(backY).toBeCloseTo(y, 4)
      }),
    )
  })
})

describe('what of a line lies within a tile', () => {
  it('is cut at its edges, and begins anew where the line comes back', () => {
    const line: PlanePoint[] = [
      [-100, 100],
      [100, 100],
      [100, -100],
      [200, -100],
      [200, 300],
    ]
    expect(withinTile(line)).toEqual([
      [
        [0, 100],
        [100, 100],
        [100, 0],
      ],
      [
        [200, 0],
        [200, 300],
      ],
    ])
  })

  it('is together as long as the whole, of a tile and those beside it', () => {
    const coordinate = fc.integer({ min: -TILE_EXTENT, max: 2 * TILE_EXTENT })
    const lengthOf = (line: readonly PlanePoint[]) =>
      line
        .slice(1)
        .reduce((sum, [x, y], index) => sum + Math.hypot(x - (line[index]?.[0] ?? x), y - (line[index]?.[1] ?? y)), 0)
    fc.assert(
      fc.property(fc.array(fc.tuple(coordinate, coordinate), { minLength: 2, maxLength: 6 }), (line) => {
        // A step along an edge belongs to both tiles.
        const shifted = line.map(([x, y]): PlanePoint => [x + 0.37, y + 0.41])
        let sum = 0
        for (const column of [-1, 0, 1, 2]) {
          for (const row of [-1, 0, 1, 2]) {
            const moved = shifted.map(([x, y]): PlanePoint => [x - column * TILE_EXTENT, y - row * TILE_EXTENT])
            sum += withinTile(moved).reduce((all, part) => all + lengthOf(part), 0)
          }
        }
        expect(sum).toBeCloseTo(lengthOf(shifted), 3)
      }),
    )
  })
})

it('lists the tiles of a box only where they are few, and of the whole world without counting them one by one', () => {
  const box: BBox = [13, 47, 13.1, 47.05]
  const tiles = tilesOfBox(box, 14)
  expect(fewTilesOfBox(box, 14, tiles.length)).toEqual(tiles)
  expect(fewTilesOfBox(box, 14, tiles.length - 1)).toBeNull()
  expect(fewTilesOfBox([-180, -85, 180, 85], 20, 1000)).toBeNull()
  expect(fewTilesOfBox([179.9, 0, -179.9, 0.1], 4, 9)).toEqual(tilesOfBox([179.9, 0, -179.9, 0.1], 4))
})
