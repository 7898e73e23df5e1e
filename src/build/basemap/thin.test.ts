import fc from 'fast-check'
import { expect, test } from 'vitest'
import { TILE } from '#contract/geo/mercator.ts'
import { thin, type Mark } from './thin.ts'

const LAST = 4
const spacing = { x: 60, y: 30 }
const unit = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
const mark: fc.Arbitrary<Mark> = fc.record({ at: fc.tuple(unit, unit), from: fc.nat({ max: LAST }) })

test('marks that show together are a spacing apart, and none shows before its time', () => {
  fc.assert(
    fc.property(fc.array(mark, { maxLength: 60 }), (marks) => {
      const zooms = thin(marks, () => spacing, LAST)
      for (let zoom = 0; zoom <= LAST; zoom++) {
        const size = TILE * 2 ** zoom
        const shown = marks.filter((_, index) => (zooms[index] ?? 0) <= zoom)
        for (const [index, { at, from }] of shown.entries()) {
          expect(from).toBeLessThanOrEqual(zoom)
          for (const other of shown.slice(0, index)) {
            const apart = [Math.abs(at[0] - other.at[0]) * size, Math.abs(at[1] - other.at[1]) * size] as const
            expect(apart[0] >= spacing.x * 0.999999 || apart[1] >= spacing.y * 0.999999).toBe(true)
          }
        }
      }
    }),
  )
})

test('the first of two neighbours wins; the other comes as soon as there is room, or never', () => {
  const here: Mark = { at: [0.5, 0.5], from: 1 }
  const near: Mark = { at: [0.55, 0.5], from: 0 }
  expect(thin([here, near, here], () => spacing, LAST)).toEqual([1, 2, LAST + 1])
})
