import { describe, expect, it } from 'vitest'
import { boundsOf } from './bounds.ts'

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
