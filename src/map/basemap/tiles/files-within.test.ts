import { expect, test } from 'vitest'
import { filesWithin } from './files-within.ts'

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
