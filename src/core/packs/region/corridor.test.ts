import fc from 'fast-check'
import { expect, it } from 'vitest'
import { distance } from '#contract/geo/distance.ts'
import type { LngLat } from '#contract/geometry.ts'
import { corridorRegion } from './corridor.ts'
import { circleRegion } from './regions.ts'
import { regionTest } from './within.ts'

const isIn = (region: Parameters<typeof regionTest>[0], place: LngLat) =>
  regionTest(region)({ geometry: { type: 'Point', coordinates: [...place] } })

it('has what is near the line, and not what is as far as the width and more', () => {
  const line: LngLat[] = Array.from({ length: 900 }, (_, at) => [11 + at / 5000, 47 + Math.sin(at / 70) / 40])
  const region = corridorRegion([line], 2)
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 899 }), fc.double({ min: 0, max: 6.28, noNaN: true }), (at, angle) => {
      const [lng, lat] = line[at] ?? [0, 0]
      const step = (km: number): LngLat => [
        lng + ((km / 111.32) * Math.cos(angle)) / Math.cos((lat * Math.PI) / 180),
        lat + (km / 111.32) * Math.sin(angle),
      ]
      expect(isIn(region, step(1.5))).toBe(true)
      const far = step(5)
      const nearest = Math.min(...line.map(([x, y]) => distance(x, y, ...far)))
      expect(isIn(region, far)).toBe(nearest < 2300 ? isIn(region, far) : false)
    }),
  )
})

it('of one place is a circle', () => {
  const region = corridorRegion([[[11, 47]]], 2)
  expect(isIn(region, [11.02, 47])).toBe(true)
  expect(isIn(region, [11.04, 47])).toBe(false)
})

it('over the antimeridian is what its box is', () => {
  const region = circleRegion([179.99, -17], 20)
  expect(region.shape).toBeNull()
  expect(region.box[0]).toBeGreaterThan(region.box[2])
  expect(isIn(region, [-179.95, -17])).toBe(true)
})
