import { expect, it } from 'vitest'
import { clockOfFraction } from './day-fraction.ts'

it.each([
  ['0.25', '06:00'],
  ['0,875', '21:00'],
  ['.5', '12:00'],
  ['0.333333333333333', '08:00'],
  ['0.8333', '20:00'],
  ['0.0104166667', '00:15'],
  ['0.30', '0.30'],
  ['0.9999', '0.9999'],
  ['8.30', '8.30'],
  ['1', '1'],
])('%s of a day is %s', (fraction, time) => {
  expect(clockOfFraction(fraction)).toBe(time)
})
