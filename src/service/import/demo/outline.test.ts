import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { LngLat } from '#contract/geometry.ts'
import { anyCross } from '../../geometry/crossings.ts'
import { areaKm2 } from '../../geometry/measure.ts'
import { polygonContains, signedArea } from '#contract/geo/ring.ts'
import { outline } from './outline.ts'

const somewhere = fc.tuple(fc.double({ min: -31, max: 40, noNaN: true }), fc.double({ min: 27, max: 71, noNaN: true }))
const form = fc.record({
  turn: fc.integer({ min: -90, max: 180 }),
  stretch: fc.double({ min: 1, max: 6, noNaN: true }),
  bend: fc.double({ min: -0.35, max: 0.35, noNaN: true }),
  parts: fc.integer({ min: 1, max: 5 }),
})
const sizes = fc.oneof(fc.double({ min: 0.2, max: 20, noNaN: true }), fc.double({ min: 20, max: 15_000, noNaN: true }))

function polygonsOf(...of: Parameters<typeof outline>): LngLat[][][] {
  return outline(...of).coordinates.map((rings) => rings.map((ring) => ring.map((position) => LngLat.parse(position))))
}

test('an outline has the stated size, whatever its form', () => {
  fc.assert(
    fc.property(fc.string(), somewhere, sizes, form, (name, centre, km2, hints) => {
      expect(Math.abs(areaKm2(polygonsOf(name, centre, km2, hints)) / km2 - 1)).toBeLessThan(0.02)
    }),
  )
})

test('an outline is a valid shape around its centre: closed, counter-clockwise, never crossing itself', () => {
  fc.assert(
    fc.property(fc.string(), somewhere, sizes, form, (name, centre, km2, hints) => {
      const polygons = polygonsOf(name, centre, km2, hints)
      const rings = polygons.flat()
      expect(polygons).toHaveLength(hints.parts)
      expect(polygonContains(polygons[0] ?? [], centre)).toBe(true)
      expect(anyCross(rings)).toBe(false)
      for (const ring of rings) {
        expect(ring.at(-1)).toEqual(ring[0])
        expect(signedArea(ring)).toBeGreaterThan(0)
        expect(ring.length).toBeGreaterThan(60)
        expect(ring.length).toBeLessThanOrEqual(141)
      }
    }),
  )
})

test('coordinates have five decimals', () => {
  const decimals = JSON.stringify(outline('Harz', [10.62, 51.8], 247)).match(/\.\d+/g) ?? []
  expect(Math.max(...decimals.map((text) => text.length))).toBe(6)
})

test('the name decides the form', () => {
  expect(outline('Harz', [10, 50], 100)).toEqual(outline('Harz', [10, 50], 100))
  expect(outline('Eifel', [10, 50], 100)).not.toEqual(outline('Harz', [10, 50], 100))
})
