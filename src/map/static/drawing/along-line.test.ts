import { expect, it } from 'vitest'
import { spotsAlong } from './along-line.ts'

const spots = (line: readonly (readonly [number, number])[], spacing: number, length: number) =>
  spotsAlong(
    line.map(([x, y]) => ({ x, y })),
    spacing,
    length,
  ).map(({ at, angle }) => [Math.round(at.x), Math.round(at.y), Math.round((angle * 180) / Math.PI)])

it('lie in the middle of a line, as often as there is room, upright whichever way the line runs', () => {
  const line = [
    [0, 0],
    [300, 0],
  ] as const
  expect(spots(line, 400, 50)).toEqual([[150, 0, 0]])
  expect(spots(line, 100, 50)).toEqual([
    [50, 0, 0],
    [150, 0, 0],
    [250, 0, 0],
  ])
  expect(spots(line.toReversed(), 400, 50)).toEqual([[150, 0, 0]])
})

it('are turned as the line is', () => {
  expect(
    spots(
      [
        [0, 0],
        [100, 100],
      ],
      400,
      50,
    ),
  ).toEqual([[50, 50, 45]])
  expect(
    spots(
      [
        [0, 100],
        [0, 0],
      ],
      400,
      50,
    ),
  ).toEqual([[0, 50, 90]])
})

it('are none on a line that is too short, bends too much, or has no length', () => {
  expect(
    spots(
      [
        [0, 0],
        [40, 0],
      ],
      400,
      50,
    ),
  ).toEqual([])
  expect(
    spots(
      [
        [0, 0],
        [50, 0],
        [50, 50],
      ],
      400,
      80,
    ),
  ).toEqual([])
  expect(
    spots(
      [
        [7, 7],
        [7, 7],
      ],
      400,
      0,
    ),
  ).toEqual([])
  expect(spots([], 400, 0)).toEqual([])
})
