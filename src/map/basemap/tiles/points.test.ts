import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PointIndex } from './points.ts'
import { EXTENT } from './tile-id.ts'

const at = (lon: number, lat: number, minzoom = 0) => ({ parts: [[[lon, lat] as const]], properties: { minzoom } })

function tilesOf(z: number): { z: number; x: number; y: number }[] {
  return Array.from({ length: 4 ** z }, (_, index) => ({ z, x: index % 2 ** z, y: Math.floor(index / 2 ** z) }))
}

test('a point is in exactly one tile of each zoom, even on their common edges and beyond the antimeridian', () => {
  const lon = fc.oneof(fc.constantFrom(-180, -90, 0, 45, 180, 190), fc.double({ min: -180, max: 190, noNaN: true }))
  const lat = fc.oneof(fc.constantFrom(0, 66.51326044311186), fc.double({ min: -84, max: 84, noNaN: true }))
  fc.assert(
    fc.property(lon, lat, (x, y) => {
      const index = new PointIndex([at(x, y)], 1)
      for (const z of [1, 3]) {
        const found = tilesOf(z).flatMap((tile) => index.featuresIn(tile))
        expect(found).toHaveLength(1)
        for (const value of found.flatMap(({ geometry }) => geometry.flat())) {
          expect(Number(value) >= 0 && Number(value) < EXTENT).toBe(true)
        }
      }
    }),
  )
})

test('a point waits for its zoom', () => {
  const index = new PointIndex([at(14.4, 50.1, 3)], 0)
  expect(tilesOf(2).flatMap((tile) => index.featuresIn(tile))).toHaveLength(0)
  expect(tilesOf(3).flatMap((tile) => index.featuresIn(tile))).toHaveLength(1)
})
