import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { LngLat } from '#contract/geometry.ts'
import { innerPoint, middlePlace } from './inner-point.ts'
import { areaBounds, areaKm2 } from './measure.ts'
import { polygonContains } from '#contract/geo/ring.ts'
import type { Ring } from './ring.ts'

function box(west: number, south: number, east: number, north: number): Ring {
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ]
}

/** A ring around a middle whose distance from it changes from one bearing to the next. */
const star = fc
  .record({
    lng: fc.double({ min: -179, max: 179, noNaN: true }),
    lat: fc.double({ min: -80, max: 80, noNaN: true }),
    reach: fc.array(fc.double({ min: 0.01, max: 1, noNaN: true }), { minLength: 3, maxLength: 200 }),
  })
  .map(({ lng, lat, reach }): Ring => {
    const ring = reach.map((distance, index): LngLat => {
      const bearing = (index / reach.length) * 2 * Math.PI
      return [lng + distance * Math.cos(bearing), lat + distance * Math.sin(bearing)]
    })
    return [...ring, ring[0] ?? [lng, lat]]
  })

describe('areaKm2', () => {
  it('agrees with the ellipsoid', () => {
    // The whole of WGS 84, and a degree square at 60° north between two parallels.
    expect(areaKm2([[box(-180, -90, 180, 90)]])).toBeCloseTo(510_065_622, -2)
    expect(areaKm2([[box(10, 60, 11, 61)]])).toBeCloseTo(6123.14, 2)
  })

  it('takes holes away', () => {
    const whole = areaKm2([[box(0, 0, 4, 4)]])
    expect(areaKm2([[box(0, 0, 4, 4), box(1, 1, 2, 2).toReversed()]])).toBeCloseTo(
      whole - areaKm2([[box(1, 1, 2, 2)]]),
      6,
    )
  })
})

describe('areaBounds', () => {
  it('crosses the antimeridian only where the area does', () => {
    const fiji = [[box(177, -19, 180, -16)], [box(-180, -18, -179, -16)]]
    expect(areaBounds({ type: 'MultiPolygon', coordinates: fiji })).toEqual([177, -19, -179, -16])
    expect(areaBounds({ type: 'MultiPolygon', coordinates: [[box(-180, -90, 180, -70)]] })).toEqual([
      -180, -90, 180, -70,
    ])
    expect(areaBounds({ type: 'MultiPolygon', coordinates: [[box(-10, 0, -9, 1)], [box(9, 0, 10, 1)]] })).toEqual([
      -10, 0, 10, 1,
    ])
  })
})

describe('innerPoint', () => {
  it('lies inside, in the middle of what is widest', () => {
    const dumbbell: Ring = [
      [0, 0],
      [4, 0],
      [4, 1.9],
      [8, 1.9],
      [8, 2.1],
      [4, 2.1],
      [4, 4],
      [0, 4],
      [0, 0],
    ]
    const [lng, lat] = innerPoint([[dumbbell]])
    expect(lng).toBeCloseTo(2, 0)
    expect(lat).toBeCloseTo(2, 0)
  })

  it('lies in no hole, and in the largest part', () => {
    const ring = [box(0, 0, 4, 4), box(1, 1, 3, 3).toReversed()]
    const point = innerPoint([[box(10, 10, 11, 11)], ring])
    expect(polygonContains(ring, point)).toBe(true)
  })

  it('lies inside any shape', () => {
    fc.assert(
      fc.property(star, (ring) => {
        expect(polygonContains([ring], innerPoint([[ring]]))).toBe(true)
      }),
    )
  })

  it('lies inside a sliver', () => {
    const sliver: Ring = [
      [10, 50],
      [11, 50.0000001],
      [12, 50],
      [11, 50.0000002],
      [10, 50],
    ]
    expect(polygonContains([sliver], innerPoint([[sliver]]))).toBe(true)
  })
})

describe('middlePlace', () => {
  it('is one of the places', () => {
    expect(
      middlePlace([
        [0, 50],
        [10, 50],
        [4, 51],
      ]),
    ).toEqual([4, 51])
  })
})
