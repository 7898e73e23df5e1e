import { expect, test } from 'vitest'
import { filesWithin } from './files-within.ts'

test.each([
  [
    [11, 47, 12, 48],
    ['near-4-2', 'villages-16-11', 'villages-17-11'],
  ],
  [
    [-1, 39, 1, 42],
    [
      'near-3-2',
      'near-3-3',
      'near-4-2',
      'near-4-3',
      'villages-15-11',
      'villages-15-12',
      'villages-16-11',
      'villages-16-12',
    ],
  ],
  [
    [170, 1, -170, 2],
    ['near-7-3', 'near-0-3', 'villages-31-15', 'villages-0-15'],
  ],
] as const)('the box %j needs %j', (box, names) => {
  expect(filesWithin([...box])).toEqual(names)
})
