import { expect, test } from 'vitest'
import { filesFor } from './bands.ts'

test.each([
  [{ z: 0, x: 0, y: 0 }, ['far']],
  [{ z: 4, x: 8, y: 5 }, ['far']],
  [{ z: 5, x: 16, y: 10 }, ['near-4-2']],
  [{ z: 5, x: 15, y: 10 }, ['near-3-2']],
  [{ z: 7, x: 127, y: 127 }, ['near-7-7']],
  [{ z: 8, x: 128, y: 0 }, ['near-4-0', 'villages-16-0']],
  [{ z: 12, x: 2047, y: 4095 }, ['near-3-7', 'villages-15-31']],
])('the tile %j needs %j', (tile, names) => {
  expect(filesFor(tile).map(({ name }) => name)).toEqual(names)
})
