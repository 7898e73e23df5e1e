import { expect, test } from 'vitest'
import { beside, type Line } from './beside.ts'

/** A line to and fro across a tile, beside which another one is moved by so many units. */
function zigzag(points: number, moved: number): Line {
  return Array.from({ length: points }, (_, index) => [index % 2 === 0 ? 0 : 4096, index * 20 + moved] as const)
}

test('what runs along a known line is left out, what goes on beyond it is not', () => {
  const known: Line = [
    [0, 0],
    [1000, 0],
  ]
  const parts = beside(
    [
      [0, 2],
      [2000, 2],
    ],
    [known],
  )
  expect(parts).toHaveLength(1)
  expect(parts[0]?.[0]?.[0]).toBeCloseTo(1000, -2)
  expect(parts[0]?.at(-1)).toEqual([2000, 2])
})

test('of a line with too many points to compare nothing is taken', () => {
  expect(beside(zigzag(400, 0), [zigzag(400, 300)])).toEqual([])
})
