import * as fc from 'fast-check'
import type { Geometry } from 'geojson'
import { describe, expect, test } from 'vitest'
import { boundsOf } from '#contract/geo/bounds.ts'
import { aSquare } from '#testing/builders.ts'
import { distance } from '#contract/geo/distance.ts'
import { distanceToBox, nearestOf } from './nearest.ts'

const [WEST, SOUTH] = [13, 48]
const square = aSquare(WEST, SOUTH, 0.1)
const withHole: Geometry = {
  type: 'Polygon',
  coordinates: [...square.coordinates, ...aSquare(13.04, 48.04, 0.02).coordinates],
}

describe('the nearest point of a geometry', () => {
  test('is at the place where that is inside', () => {
    expect(nearestOf([13.05, 48.02], withHole)).toEqual({ metres: 0, bearing: null })
  })

  test('is on the border of a hole that the place is in', () => {
    const found = nearestOf([13.05, 48.041], withHole)
    expect(found?.metres).toBeCloseTo(distance(13.05, 48.041, 13.05, 48.04), 0)
    expect(found?.bearing).toBeCloseTo(180)
  })

  test('is as far as the globe says, in its direction', () => {
    const point: Geometry = { type: 'Point', coordinates: [13.01, 48.01] }
    const found = nearestOf([13, 48], point)
    expect(found?.metres).toBeCloseTo(distance(13, 48, 13.01, 48.01), -1)
    expect(found?.bearing).toBeCloseTo(33.8, 0)
  })

  test('of several parts is that of the nearest', () => {
    const far = aSquare(15, 48, 0.1)
    const parts: Geometry = { type: 'MultiPolygon', coordinates: [far.coordinates, square.coordinates] }
    expect(nearestOf([13.05, 48.05], parts)?.metres).toBe(0)
    expect(nearestOf([14.9, 48.05], parts)?.bearing).toBeCloseTo(90)
  })

  test('of a line lies between its points', () => {
    const line: Geometry = {
      type: 'LineString',
      coordinates: [
        [13, 48],
        [13.1, 48],
      ],
    }
    expect(nearestOf([13.05, 48.0001], line)?.metres).toBeCloseTo(11.1, 1)
  })

  test('is found over the antimeridian, however the shape is written', () => {
    const cut: Geometry = {
      type: 'MultiPolygon',
      coordinates: [aSquare(179, -17, 1).coordinates, aSquare(-180, -17, 1).coordinates],
    }
    const beyond = aSquare(179, -17, 2)
    for (const geometry of [cut, beyond]) {
      expect(nearestOf([179.5, -16.5], geometry)?.metres).toBe(0)
      expect(nearestOf([-179.5, -16.5], geometry)?.metres).toBe(0)
    }
    const east: Geometry = { type: 'Point', coordinates: [-179.99, -16] }
    expect(nearestOf([179.99, -16], east)?.bearing).toBeCloseTo(90)
    expect(nearestOf([179.99, -16], east)?.metres).toBeLessThan(2200)
  })

  test('of nothing is none', () => {
    expect(nearestOf([0, 0], { type: 'GeometryCollection', geometries: [] })).toBeNull()
  })

  test('is never nearer than its box', () => {
    const corner = fc.tuple(
      fc.double({ min: -179, max: 179, noNaN: true }),
      fc.double({ min: -70, max: 70, noNaN: true }),
    )
    const shift = fc.double({ min: -3, max: 3, noNaN: true })
    fc.assert(
      fc.property(
        fc.array(corner, { minLength: 1, maxLength: 1 }),
        fc.array(fc.tuple(shift, shift), { minLength: 2 }),
        ([[lng, lat] = [0, 0]], shifts) => {
          const line: Geometry = { type: 'LineString', coordinates: shifts.map(([x, y]) => [lng / 2 + x, lat + y]) }
          const box = boundsOf(line)
          const metres = nearestOf([lng / 2, lat], line)?.metres ?? 0
          expect(box && distanceToBox([lng / 2, lat], box)).toBeLessThanOrEqual(metres + 1e-6)
        },
      ),
    )
  })
})
