import type { Geometry } from 'geojson'
import { describe, expect, it } from 'vitest'
import { aSquare, aSquareArea } from '#testing/builders.ts'
import { toWkt } from './wkt.ts'

describe('well-known text', () => {
  it.each<[Geometry, string]>([
    [{ type: 'Point', coordinates: [13.5, -48.25, 700] }, 'POINT (13.5 -48.25)'],
    [
      {
        type: 'MultiPoint',
        coordinates: [
          [1, 2],
          [3, 4],
        ],
      },
      'MULTIPOINT ((1 2), (3 4))',
    ],
    [
      {
        type: 'LineString',
        coordinates: [
          [1e-7, 0],
          [100, 10],
        ],
      },
      'LINESTRING (0.0000001 0, 100 10)',
    ],
    [
      {
        type: 'MultiLineString',
        coordinates: [
          [
            [1, 2],
            [3, 4],
          ],
        ],
      },
      'MULTILINESTRING ((1 2, 3 4))',
    ],
    [aSquare(0, 0), 'POLYGON ((0 0, 1 0, 1 1, 0 1, 0 0))'],
    [aSquareArea(0, 0), 'MULTIPOLYGON (((0 0, 1 0, 1 1, 0 1, 0 0)))'],
    [
      { type: 'GeometryCollection', geometries: [{ type: 'Point', coordinates: [-1e-12, 2] }] },
      'GEOMETRYCOLLECTION (POINT (0 2))',
    ],
    [{ type: 'MultiPolygon', coordinates: [] }, 'MULTIPOLYGON EMPTY'],
  ])('of %j is %s', (geometry, text) => {
    expect(toWkt(geometry)).toBe(text)
  })
})
