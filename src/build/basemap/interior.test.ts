import { expect, test } from 'vitest'
import { interior } from './interior.ts'

const square = (from: number, to: number) =>
  [
    [from, from],
    [to, from],
    [to, to],
    [from, to],
    [from, from],
  ] as const

test('the middle of a square', () => {
  const found = interior([square(0, 10)])
  expect(found?.at[0]).toBeCloseTo(5, 0)
  expect(found?.at[1]).toBeCloseTo(5, 0)
  expect(found?.clearance).toBeCloseTo(5, 0)
})

test('the roomy arm of an L, not its corner outside', () => {
  const found = interior([
    [
      [0, 0],
      [20, 0],
      [20, 8],
      [4, 8],
      [4, 20],
      [0, 20],
      [0, 0],
    ],
  ])
  expect(found?.clearance).toBeGreaterThan(3.5)
  expect(found?.at[1]).toBeLessThan(8)
})

test('beside a hole, not in it', () => {
  const found = interior([square(0, 10), square(2, 8)])
  expect(found?.clearance).toBeCloseTo(4 - 2 * Math.SQRT2, 1)
})

test('nothing that is not farther in than asked for, and nothing in a line', () => {
  expect(interior([square(0, 10)], 5)).toBeNull()
  expect(
    interior([
      [
        [0, 0],
        [10, 0],
        [0, 0],
      ],
    ]),
  ).toBeNull()
})
