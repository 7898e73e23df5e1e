import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { LngLat } from '#contract/geometry.ts'
import { polygonContains } from '#contract/geo/ring.ts'
import { casesOf } from '#testing/effort.ts'
import { IndexedPolygon } from './indexed-polygon.ts'
import type { Ring } from './ring.ts'

it('contains the points that a test of each edge finds inside', () => {
  // Few different numbers, so that lines run through corners and along edges.
  const position = fc.tuple(fc.integer({ min: -4, max: 4 }), fc.integer({ min: -4, max: 4 }))
  const ring = fc.array(position, { minLength: 3, maxLength: 40 }).map(([start = [0, 0], ...rest]): Ring => {
    return [start, ...rest, start]
  })
  fc.assert(
    fc.property(fc.array(ring, { minLength: 1, maxLength: 3 }), fc.array(position), (polygon, points: LngLat[]) => {
      const indexed = new IndexedPolygon(polygon)
      for (const point of points) expect(indexed.contains(point)).toBe(polygonContains(polygon, point))
    }),
    casesOf('outlines'),
  )
})
