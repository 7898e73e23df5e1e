import fc from 'fast-check'
import { expect, it } from 'vitest'
import { scaleAt } from './scale.ts'

it('is as long as it says', () => {
  // At zoom 0 the world is 512 px wide.
  const { metres, width } = scaleAt({ zoom: 0, lat: 0 }, 100)
  expect(metres).toBe(5_000_000)
  expect(width).toBeCloseTo((5_000_000 / 40_075_017) * 512, 6)
})

it('is a round number and fills the room as far as one can', () => {
  const zoom = fc.double({ min: 1.5, max: 18, noNaN: true })
  const lat = fc.double({ min: -84, max: 84, noNaN: true })
  fc.assert(
    fc.property(zoom, lat, (z, y) => {
      const { metres, width } = scaleAt({ zoom: z, lat: y }, 100)
      expect([1, 2, 5]).toContain(Number(metres.toExponential().split('e')[0]))
      expect(width).toBeLessThanOrEqual(100)
      expect(width).toBeGreaterThan(39)
    }),
  )
})
