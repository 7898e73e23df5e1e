import { expect, it } from 'vitest'
import { asEndTime } from './day-end.ts'
import { asHours } from './hours.ts'

it.each([
  ['23:59', '00:00:00'],
  ['23:59:00', '00:00:00'],
  ['23:59:59', '00:00:00'],
  ['24:00', '00:00:00'],
  ['24:00:00', '00:00:00'],
  ['00:00', '00:00:00'],
  ['23:59:30', '23:59:30'],
  ['23:58:59', '23:58:59'],
  ['24:00:30', null],
  ['24:30', null],
])('%s as an end is %s, alone and in words', (text, end) => {
  expect(asEndTime(text)).toBe(end)
  expect(asHours(`daily 20:00–${text}`)?.end ?? null).toBe(end)
})

it('is a time alone that ends', () => {
  expect([null, '', 'late', 24].map(asEndTime)).toEqual([null, null, null, null])
})
