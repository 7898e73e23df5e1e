import type { Geometry, Polygon } from 'geojson'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { BBox } from '../geometry.ts'
import { aSquare } from '#testing/builders.ts'
import { casesOf } from '#testing/effort.ts'
import { outlineOf } from './outline.ts'
import { outlinesMeet } from './outlines-meet.ts'
import { naiveMeets } from './testing/naive-meets.ts'

const meet = (a: Geometry, b: Geometry) => {
  const [one, other] = [outlineOf(a), outlineOf(b)]
  const answer = outlinesMeet(one, other)
  expect(outlinesMeet(other, one)).toBe(answer)
  return answer
}

const ring = (...corners: [number, number][]) => [...corners, corners[0] ?? [0, 0]]
const square = (x: number, y: number, size: number) => ring([x, y], [x + size, y], [x + size, y + size], [x, y + size])
const withHole: Polygon = { type: 'Polygon', coordinates: [square(0, 0, 6), square(2, 2, 2)] }
const asPolygon = ([west, south, east, north]: BBox): Polygon => ({
  type: 'Polygon',
  coordinates: [ring([west, south], [east, south], [east, north], [west, north])],
})
const pointAt = (...coordinates: [number, number]): Geometry => ({ type: 'Point', coordinates })

it.each<[string, Geometry, Geometry, boolean]>([
  ['squares that overlap', aSquare(0, 0, 2), aSquare(1, 1, 2), true],
  ['squares that share a side', aSquare(0, 0, 1), aSquare(1, 0, 1), true],
  ['squares that share a corner', aSquare(0, 0, 1), aSquare(1, 1, 1), true],
  ['squares apart', aSquare(0, 0, 1), aSquare(1.01, 0, 1), false],
  ['a square within another', aSquare(0, 0, 9), aSquare(4, 4, 1), true],
  ['a square within a hole', withHole, aSquare(2.5, 2.5, 1), false],
  ['a square that fills a hole', withHole, aSquare(2, 2, 2), true],
  ['a point on a border', withHole, pointAt(6, 3), true],
  ['a point in a hole', withHole, pointAt(3, 3), false],
  ['a point within', withHole, pointAt(1, 3), true],
  ['a point and the same point', pointAt(1, 3), pointAt(1, 3), true],
  [
    'the second of two points within',
    withHole,
    {
      type: 'MultiPoint',
      coordinates: [
        [9, 9],
        [1, 1],
      ],
    },
    true,
  ],
  [
    'a line through',
    withHole,
    {
      type: 'LineString',
      coordinates: [
        [-1, 1],
        [7, 1],
      ],
    },
    true,
  ],
  [
    'a line beside whose bounds overlap',
    withHole,
    {
      type: 'LineString',
      coordinates: [
        [5, -2],
        [8, 2],
      ],
    },
    false,
  ],
  ['nothing', withHole, { type: 'GeometryCollection', geometries: [] }, false],
])('%s', (_, a, b, expected) => {
  expect(meet(a, b)).toBe(expected)
})

it('is what comparing a shape with a box by brute force gives', () => {
  const small = fc.integer({ min: 0, max: 8 })
  const corner = fc.tuple(small, small)
  const box = fc.tuple(corner, fc.integer({ min: 1, max: 5 })).map(([[x, y], size]): BBox => [x, y, x + size, y + 2])
  const shape: fc.Arbitrary<Geometry> = fc.oneof(
    corner.map((coordinates) => ({ type: 'Point' as const, coordinates })),
    fc
      .array(corner, { minLength: 2, maxLength: 5 })
      .map((coordinates) => ({ type: 'LineString' as const, coordinates })),
    fc.tuple(small, small, fc.integer({ min: 3, max: 6 }), fc.boolean()).map(([x, y, size, hollow]) => ({
      type: 'Polygon' as const,
      coordinates: hollow ? [square(x, y, size), square(x + 1, y + 1, 1)] : [square(x, y, size)],
    })),
  )
  fc.assert(
    fc.property(shape, box, (geometry, bounds) => {
      expect(meet(geometry, asPolygon(bounds))).toBe(naiveMeets(geometry, bounds))
    }),
    casesOf('outlines'),
  )
})
