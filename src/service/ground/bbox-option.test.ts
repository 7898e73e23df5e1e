import { expect, it } from 'vitest'
import { bboxIn } from './bbox-option.ts'

it('a box has four sides', () => {
  expect(bboxIn('1.4, 42.4,1.8,42.7')).toEqual([1.4, 42.4, 1.8, 42.7])
})

it.each(['1,2,3', '1,2,,4', '3,2,1,4', '1,4,3,2'])('%s is no box', (text) => {
  expect(() => bboxIn(text)).toThrow(`--bbox ${text}: enter west, south, east and north`)
})
