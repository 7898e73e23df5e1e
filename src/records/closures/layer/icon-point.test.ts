import { describe, expect, it } from 'vitest'
import { aSquare } from '#testing/builders.ts'
import { iconPoint } from './icon-point.ts'

const square = aSquare(0, 0, 4).coordinates
const small = [
  [
    [9, 9],
    [9.1, 9],
    [9.1, 9.1],
    [9, 9],
  ],
]

describe('the point for an icon', () => {
  it('lies in the largest part', () => {
    const [x = NaN, y = NaN] = iconPoint({ type: 'MultiPolygon', coordinates: [small, square] }) ?? []
    expect(x).toBeGreaterThan(1)
    expect(x).toBeLessThan(3)
    expect(y).toBeCloseTo(2, 0)
  })

  it('lies halfway along a line as it is drawn, whatever its corners are', () => {
    const point = (...coordinates: number[][]) => iconPoint({ type: 'LineString', coordinates }) ?? []
    const near = (lng: number, lat: number) => [lng, lat].map((degrees) => expect.closeTo(degrees, 6))
    expect(point([0, 0], [1, 5], [2, 0])).toEqual(near(1, 5))
    expect(point([13, 48], [13.2, 48])).toEqual(near(13.1, 48))
    expect(point([13, 48], [13.01, 48], [13.02, 48], [13.2, 48])).toEqual(near(13.1, 48))
    expect(point([0, 0], [0, 70])).toEqual(near(0, 44.443657))
    expect(point([179.9, 10], [-179.7, 10])).toEqual(near(-179.9, 10))
    expect(point([13, 48], [13, 48])).toEqual(near(13, 48))
    expect(point([13, 48])).toEqual([13, 48])
  })

  it('lies on the longest line, not on that with most corners', () => {
    const winding = Array.from({ length: 9 }, (_, index) => [13 + index / 1000, 48])
    const long = [
      [14, 48],
      [14.2, 48],
    ]
    const [lng, lat] = iconPoint({ type: 'MultiLineString', coordinates: [winding, long, winding] }) ?? []
    expect(lng).toBeCloseTo(14.1)
    expect(lat).toBeCloseTo(48)
    // As long in degrees as the one that follows; as it is drawn it is half.
    const south = [
      [0, 0],
      [1, 0],
    ]
    const north = [
      [5, 60],
      [5, 61],
    ]
    expect(iconPoint({ type: 'MultiLineString', coordinates: [south, north] })?.[0]).toBeCloseTo(5)
  })

  it('is none for an empty geometry', () => {
    expect(iconPoint({ type: 'MultiPoint', coordinates: [] })).toBeNull()
    expect(iconPoint({ type: 'MultiPolygon', coordinates: [] })).toBeNull()
  })
})
