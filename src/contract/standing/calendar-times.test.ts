import { expect, test } from 'vitest'
import { calendarTimes } from './calendar-times.ts'

const NOW = Date.parse('2026-05-14T12:00:00Z')
const days = { start_on: '2026-05-01', end_on: '2026-05-03', daytime_start: null, daytime_end: null, time_zone: 'UTC' }

test('gives whole days with the day after the last one as their end', () => {
  expect(calendarTimes({ ...days, time_zone: 'Europe/Berlin' }, 'a', NOW)).toEqual([
    { id: 'a', allDay: true, start: new Date('2026-05-01'), end: new Date('2026-05-04'), times: 1 },
  ])
})

test('gives series of daily windows, told apart by their first days, one for each stretch without a change of clocks', () => {
  const nights = { ...days, start_on: '2026-03-20', end_on: '2026-04-10', daytime_start: '20:00', daytime_end: '06:00' }
  const series = calendarTimes({ ...nights, time_zone: 'Europe/Berlin' }, 'a', NOW)
  expect(series.map(({ id }) => id)).toEqual(['2026-03-20-a', '2026-03-28-a', '2026-03-29-a'].slice(0, series.length))
  expect(series.reduce((sum, { times }) => sum + times, 0)).toBe(22)
})

test('shows what has no end, and daily windows, in whole months of a year back and ahead', () => {
  const nights = { ...days, start_on: null, end_on: null, daytime_start: '20:00', daytime_end: '22:00' }
  const [series] = calendarTimes(nights, 'a', NOW)
  expect(series).toMatchObject({ id: '2025-05-01-a', start: new Date('2025-05-01T20:00Z') })
  expect(calendarTimes(nights, 'a', Date.parse('2026-05-31T23:59Z'))).toEqual(series && [series])
})

test.each([
  ['Europe/Berlin', '2026-03-29', '01:30', '04:00', ['2026-03-29-a', '2026-03-30-a']],
  ['Pacific/Auckland', '2026-05-10', '08:00', '10:00', ['2026-05-10-a']],
  ['America/Los_Angeles', '2026-05-10', '20:00', '23:00', ['2026-05-10-a']],
])('tells series apart by their days in %s, not by those of UTC', (time_zone, day, daytime_start, daytime_end, ids) => {
  const mornings = { start_on: day, end_on: '2026-05-20', daytime_start, daytime_end, time_zone }
  expect(calendarTimes(mornings, 'a', NOW).map(({ id }) => id)).toEqual(ids)
})
