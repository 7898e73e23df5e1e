import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gridCrosses } from './grid-crosses.ts'
import { EXTENT, MAX_ZOOM } from './tile-id.ts'

const tile = fc
  .record({
    z: fc.nat({ max: MAX_ZOOM }),
    across: fc.double({ min: 0, max: 0.999, noNaN: true }),
    down: fc.double({ min: 0.2, max: 0.8, noNaN: true }),
  })
  .map(({ z, across, down }) => ({ z, x: Math.floor(across * 2 ** z), y: Math.floor(down * 2 ** z) }))

test('every tile between the polar circles has some crosses, not too many, all inside', () => {
  fc.assert(
    fc.property(tile, (id) => {
      const crosses = gridCrosses(id).map(({ geometry }) => geometry.flat().map(Number))
      expect(crosses.length).toBeGreaterThanOrEqual(4)
      expect(crosses.length).toBeLessThan(100)
      expect(crosses.flat().filter((value) => !(value >= 0 && value < EXTENT))).toEqual([])
    }),
  )
})

test('they stand on round meridians and parallels', () => {
  const columns = gridCrosses({ z: 1, x: 1, y: 0 }).map(({ geometry }) => Number(geometry[0]?.[0]))
  expect([...new Set(columns)]).toEqual([0, 1, 2, 3, 4, 5].map((step) => Math.floor((step * EXTENT) / 6)))
})
