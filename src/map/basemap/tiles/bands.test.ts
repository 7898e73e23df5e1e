import { expect, test } from 'vitest'
import { filesFor, filesWithin } from './bands.ts'

test.each([
  [{ z: 0, x: 0, y: 0 }, ['far']],
  [{ z: 4, x: 8, y: 5 }, ['far']],
  [{ z: 5, x: 16, y: 10 }, ['near-4-2']],
  [{ z: 5, x: 15, y: 10 }, ['near-3-2']],
  [{ z: 7, x: 127, y: 127 }, ['near-7-7']],
  [{ z: 8, x: 128, y: 0 }, ['near-4-0', 'villages']],
  [{ z: 12, x: 2047, y: 4095 }, ['near-3-7', 'villages']],
])('the tile %j needs %j', (tile, names) => {
  expect(filesFor(tile).map(({ name }) => name)).toEqual(names)
})

test.each([
  [[11, 47, 12, 48], ['near-4-2']],
  [
    [-1, 39, 1, 42],
    ['near-3-2', 'near-3-3', 'near-4-2', 'near-4-3'],
  ],
  [
    [170, 1, -170, 2],
    ['near-7-3', 'near-0-3'],
  ],
] as const)('the box %j needs %j, and the villages', (box, names) => {
  expect(filesWithin([...box])).toEqual([...names, 'villages'])
})
