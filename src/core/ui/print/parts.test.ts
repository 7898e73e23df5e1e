import fc from 'fast-check'
import { expect, it } from 'vitest'
import { partOf, partsOf } from './parts.ts'

it('leaves what a browser can print at once in one part', () => {
  expect(partsOf(0)).toBe(1)
  expect(partOf(2000, 1)).toEqual({ number: 1, of: 1, from: 0, to: 2000, all: 2000 })
})

it('has each row of a long list in one part, in parts of about the same length', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200_000 }), (rows) => {
      const parts = Array.from({ length: partsOf(rows) }, (_, index) => partOf(rows, index + 1))
      expect(parts[0]?.from).toBe(0)
      expect(parts.at(-1)?.to).toBe(rows)
      for (const [index, { from, to }] of parts.entries()) {
        expect(from).toBe(parts[index - 1]?.to ?? 0)
        expect(to - from).toBeLessThanOrEqual(2000)
        expect(Math.abs(to - from - rows / parts.length)).toBeLessThan(1)
      }
    }),
  )
})
