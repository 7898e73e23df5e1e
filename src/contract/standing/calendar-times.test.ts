import { expect, test } from 'vitest'
import { calendarTimes, type CalendarTimes } from './calendar-times.ts'

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
  expect(series).toMatchObject({ id: '1970-01-01-a', start: new Date('2025-05-01T20:00Z') })
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

test.each([
  ['Europe/Berlin', '2024-01-10', '20:00', '06:00'],
  ['Europe/Berlin', null, '08:00', '17:00'],
  ['Africa/Casablanca', '2023-05-05', '20:00', '06:00'],
  ['America/Los_Angeles', null, '22:30', '02:30'],
  ['Australia/Lord_Howe', '2019-12-31', '00:30', '02:15'],
  ['Asia/Tokyo', '2021-02-03', '18:00', '06:00'],
  ['Asia/Almaty', null, '18:00', '06:00'],
])(
  'keeps the id of a series in %s from %s as the months shown move on',
  (time_zone, start_on, daytime_start, daytime_end) => {
    const nights = { start_on, end_on: null, daytime_start, daytime_end, time_zone }
    const seriesAt = (month: number) => calendarTimes(nights, 'a', Date.UTC(2026, month, 14))
    const endOf = ({ end, times }: CalendarTimes) => end.getTime() + (times - 1) * 86_400_000
    for (let month = 0; month < 40; month += 1) {
      const [before, after] = [seriesAt(month), seriesAt(month + 1)]
      expect(new Set(after.map(({ id }) => id)).size).toBe(after.length)
      for (const series of after) {
        const same = before.filter((one) => one.start.getTime() < endOf(series) && series.start.getTime() < endOf(one))
        expect(same.map(({ id }) => id)).toEqual(same.length === 0 ? [] : [series.id])
      }
    }
  },
)

test('gives a series that began before the months shown the day on which it began', () => {
  const nights = { ...days, start_on: '2024-05-03', end_on: null, daytime_start: '20:00', daytime_end: '22:00' }
  const [inTokyo] = calendarTimes({ ...nights, time_zone: 'Asia/Tokyo' }, 'a', NOW)
  expect(inTokyo).toMatchObject({ id: '2024-05-03-a', start: new Date('2025-05-01T11:00Z') })
  const [inBerlin] = calendarTimes({ ...nights, time_zone: 'Europe/Berlin' }, 'a', NOW)
  expect(inBerlin).toMatchObject({ id: '2025-03-30-a', start: new Date('2025-05-01T18:00Z') })
})
