import { expect, test } from 'vitest'
import { smooth } from './smooth.ts'

test('a line keeps its ends and loses its corner', () => {
  expect(
    smooth(
      [
        [0, 0],
        [4, 0],
        [4, 4],
      ],
      1,
    ),
  ).toEqual([
    [0, 0],
    [3, 0],
    [4, 1],
    [4, 4],
  ])
})

test('a ring stays closed and loses every corner', () => {
  const ring = smooth(
    [
      [0, 0],
      [4, 0],
      [4, 4],
      [0, 4],
      [0, 0],
    ],
    2,
  )
  expect(ring[0]).toEqual(ring.at(-1))
  expect(ring).not.toContainEqual([0, 0])
  expect(ring).not.toContainEqual([4, 4])
})

test('a straight piece and no cut at all change nothing', () => {
  expect(
    smooth(
      [
        [0, 0],
        [4, 0],
      ],
      2,
    ),
  ).toEqual([
    [0, 0],
    [4, 0],
  ])
  expect(
    smooth(
      [
        [0, 0],
        [4, 0],
        [4, 4],
      ],
      0,
    ),
  ).toEqual([
    [0, 0],
    [4, 0],
    [4, 4],
  ])
})
