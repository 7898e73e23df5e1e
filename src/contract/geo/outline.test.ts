import type { Geometry, Position } from 'geojson'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BBox } from '../geometry.ts'
import { aSquare } from '#testing/builders.ts'
import { casesOf } from '#testing/effort.ts'
import { boundsOfOutline, joinOutlines, outlineMeets, outlineOf } from './outline.ts'
import { naiveMeets } from './testing/naive-meets.ts'

const meets = (geometry: Geometry, box: BBox) => outlineMeets(outlineOf(geometry), box)

/** A horseshoe, open to the north. */
const horseshoe: Geometry = {
  type: 'Polygon',
  coordinates: [
    [
      [0, 0],
      [6, 0],
      [6, 6],
      [4, 6],
      [4, 2],
      [2, 2],
      [2, 6],
      [0, 6],
      [0, 0],
    ],
  ],
}
const ring: Geometry = {
  type: 'Polygon',
  coordinates: [
    [
      [0, 0],
      [6, 0],
      [6, 6],
      [0, 6],
      [0, 0],
    ],
    [
      [2, 2],
      [2, 4],
      [4, 4],
      [4, 2],
      [2, 2],
    ],
  ],
}

describe('a geometry meets a box', () => {
  it.each<[string, Geometry, BBox, boolean]>([
    ['that lies in the opening of its horseshoe', horseshoe, [2.5, 3, 3.5, 5], false],
    ['that touches the horseshoe from within its opening', horseshoe, [2, 3, 3.5, 5], true],
    ['across both arms of the horseshoe', horseshoe, [1, 3, 5, 5], true],
    ['that lies within its hole', ring, [2.5, 2.5, 3.5, 3.5], false],
    ['that reaches out of its hole', ring, [2.5, 2.5, 4.5, 3.5], true],
    ['that lies within it', ring, [0.5, 0.5, 1, 1], true],
    ['that holds it', ring, [-1, -1, 7, 7], true],
    ['at a single place', aSquare(0, 0), [1, 1, 1, 1], true],
    ['beside a single place', aSquare(0, 0), [1.001, 1, 1.001, 1], false],
    [
      'that its line cuts without a position inside',
      {
        type: 'LineString',
        coordinates: [
          [0, 0],
          [4, 4],
        ],
      },
      [1, 1, 2, 2],
      true,
    ],
    [
      'that its line passes',
      {
        type: 'LineString',
        coordinates: [
          [0, 0],
          [4, 4],
        ],
      },
      [2, 0, 3, 1],
      false,
    ],
    [
      'between its points',
      {
        type: 'MultiPoint',
        coordinates: [
          [0, 0],
          [4, 4],
        ],
      },
      [1, 1, 2, 2],
      false,
    ],
    [
      'with one of its points',
      {
        type: 'MultiPoint',
        coordinates: [
          [0, 0],
          [4, 4],
        ],
      },
      [3, 3, 4, 4],
      true,
    ],
    [
      'within one of two polygons that overlap',
      { type: 'GeometryCollection', geometries: [aSquare(0, 0, 4), aSquare(0, 0, 5)] },
      [1, 1, 2, 2],
      true,
    ],
    [
      'within its first polygon, a point following',
      { type: 'GeometryCollection', geometries: [aSquare(0, 0, 4), { type: 'Point', coordinates: [50, 50] }] },
      [1, 1, 2, 2],
      true,
    ],
  ])('%s', (_, geometry, box, expected) => {
    expect(meets(geometry, box)).toBe(expected)
  })

  it('as another algorithm tells for any geometry', () => {
    const coordinate = fc.integer({ min: -5, max: 5 })
    const position: fc.Arbitrary<Position> = fc.tuple(coordinate, coordinate)
    const closed = fc
      .array(position, { minLength: 3, maxLength: 8 })
      .map((positions) => [...positions, ...positions.slice(0, 1)])
    const geometry: fc.Arbitrary<Geometry> = fc.oneof(
      fc.record({ type: fc.constant('MultiPoint' as const), coordinates: fc.array(position) }),
      fc.record({ type: fc.constant('LineString' as const), coordinates: fc.array(position, { minLength: 2 }) }),
      fc.record({
        type: fc.constant('MultiPolygon' as const),
        coordinates: fc.array(fc.array(closed, { minLength: 1, maxLength: 2 }), { maxLength: 3 }),
      }),
    )
    const half = fc.integer({ min: -12, max: 12 }).map((value) => value / 2)
    const box = fc
      .tuple(half, half, half, half)
      .map(([a, b, c, d]): BBox => [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)])
    fc.assert(
      fc.property(geometry, box, (shape, where) => {
        expect(meets(shape, where)).toBe(naiveMeets(shape, where))
      }),
      casesOf('outlines'),
    )
  })
})

describe('the bounds of a geometry', () => {
  const boundsOf = (...geometries: Geometry[]) => boundsOfOutline(joinOutlines(geometries.map(outlineOf)))

  it('hold all of its parts', () => {
    expect(boundsOf(aSquare(0, 0), aSquare(5, -3, 2))).toEqual([0, -3, 7, 1])
  })

  it('cross the antimeridian where parts lie on either side of it', () => {
    expect(boundsOf(aSquare(178, 0, 2), aSquare(-180, -1, 1))).toEqual([178, -1, -179, 2])
  })

  it('go around the world with a part that does', () => {
    const band: Geometry = {
      type: 'LineString',
      coordinates: [
        [-180, 60],
        [180, 70],
      ],
    }
    expect(boundsOf(band, aSquare(178, 60, 2))).toEqual([-180, 60, 180, 70])
  })

  it('are null without a position', () => {
    expect(boundsOf({ type: 'MultiPoint', coordinates: [] })).toBeNull()
  })
})
