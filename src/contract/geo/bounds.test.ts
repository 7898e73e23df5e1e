import { describe, expect, it } from 'vitest'
import { boundsOf, extentOf } from './bounds.ts'

describe('the bounds of a geometry', () => {
  it('hold its outermost positions', () => {
    const coordinates = [
      [3, 4],
      [-1, 7],
      [2, -5],
    ]
    expect(boundsOf({ type: 'LineString', coordinates })).toEqual([-1, -5, 3, 7])
    expect(
      boundsOf({
        type: 'GeometryCollection',
        geometries: [
          { type: 'Point', coordinates: [9, 9] },
          { type: 'Polygon', coordinates: [coordinates] },
        ],
      }),
    ).toEqual([-1, -5, 9, 9])
  })

  it('are none without a position', () => {
    expect(boundsOf({ type: 'MultiPoint', coordinates: [] })).toBeNull()
  })
})

describe('the extent of lines', () => {
  it('holds all of their points, wherever they lie', () => {
    const lines = [
      [
        [178, 4],
        [190, -7],
      ],
      [[-181, 0, 5]],
    ]
    expect(extentOf(lines)).toEqual([-181, -7, 190, 4])
  })

  it('is turned inside out without a point', () => {
    expect(extentOf([[]])).toEqual([Infinity, Infinity, -Infinity, -Infinity])
  })
})
