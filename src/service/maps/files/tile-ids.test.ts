import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { TileBox } from './archive.ts'
import { numberOf, rangesOf, tileOf } from './tile-ids.ts'

it('numbers tiles, and finds them by their numbers', () => {
  for (const tile of [
    { z: 0, x: 0, y: 0 },
    { z: 1, x: 1, y: 0 },
    { z: 14, x: 8261, y: 6060 },
    { z: 26, x: 1, y: 2 },
    { z: 26, x: 2 ** 26 - 1, y: 2 ** 26 - 1 },
  ]) {
    expect(tileOf(numberOf(tile))).toEqual(tile)
  }
})

const box = fc.integer({ min: 0, max: 6 }).chain((zoom) => {
  const span = fc
    .tuple(fc.integer({ min: 0, max: 2 ** zoom - 1 }), fc.integer({ min: 0, max: 2 ** zoom - 1 }))
    .map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const)
  return fc.record({ zoom: fc.constant(zoom), columns: span, rows: span })
})

function numbersIn({ zoom: z, columns, rows }: TileBox): number[] {
  const numbers: number[] = []
  for (let x = columns[0]; x <= columns[1]; x++) {
    for (let y = rows[0]; y <= rows[1]; y++) numbers.push(numberOf({ z, x, y }))
  }
  return numbers
}

it('finds the ranges of the tiles in boxes: all of them, in order and once', () => {
  fc.assert(
    fc.property(fc.array(box, { maxLength: 4 }), (boxes) => {
      const expected = [...new Set(boxes.flatMap(numbersIn))].toSorted((a, b) => a - b)
      const found = rangesOf(boxes).flatMap(([from, to]) =>
        Array.from({ length: to - from }, (_, index) => from + index),
      )
      expect(found).toEqual(expected)
    }),
  )
})

it('knows a whole zoom as one range, and refuses an edge without end', () => {
  const whole = [0, 2 ** 26 - 1] as const
  expect(rangesOf([{ zoom: 26, columns: whole, rows: whole }])).toHaveLength(1)
  expect(() => rangesOf([{ zoom: 26, columns: [5, 5], rows: whole }])).toThrow('too many tiles along its edge')
})
