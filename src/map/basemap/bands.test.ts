import { expect, test } from 'vitest'
import { bandsAt } from './bands.ts'

test.each([
  [0, ['far']],
  [4, ['far']],
  [5, ['near']],
  [7, ['near']],
  [8, ['near', 'villages']],
  [12, ['near', 'villages']],
])('a tile of zoom %i needs %j', (zoom, bands) => {
  expect(bandsAt(zoom)).toEqual(bands)
})
