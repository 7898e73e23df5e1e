import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ClosureRecord } from '#contract/records/closure.ts'
import { addDays } from '#contract/status/local-time.ts'
import { aClosure } from '#testing/builders.ts'
import { monthsOf, placeInYear, yearOf } from './year-strip-bars.ts'

const TODAY = '2026-05-14'

function during(start_on: string | null, end_on: string | null): ClosureRecord {
  return { ...aClosure(), start_on, end_on }
}

test('a record within the year takes its days up to the end of the last one', () => {
  const { year, valid, goesOn } = yearOf(during('2026-01-01', '2026-12-31'), TODAY)
  expect([year, valid, goesOn]).toEqual([2026, { from: 0, to: 1 }, { before: false, after: false }])
  expect(yearOf(during('2026-01-02', '2026-01-02'), TODAY).valid).toEqual({ from: 1 / 365, to: 2 / 365 })
})

test('a record over the turn of the year goes on beyond its end', () => {
  const { year, valid, goesOn } = yearOf(during('2025-11-01', '2026-03-31'), TODAY)
  expect([year, valid, goesOn]).toEqual([2026, { from: 0, to: 90 / 365 }, { before: true, after: false }])
  expect(yearOf(during('2026-12-31', '2027-03-31'), TODAY)).toEqual({
    year: 2026,
    valid: { from: 364 / 365, to: 1 },
    goesOn: { before: false, after: true },
  })
})

test('open ends go on', () => {
  expect(yearOf(during(null, null), TODAY)).toEqual({
    year: 2026,
    valid: { from: 0, to: 1 },
    goesOn: { before: true, after: true },
  })
})

test('a record of another year shows that year', () => {
  expect(yearOf(during('2025-09-01', '2025-10-15'), TODAY).year).toBe(2025)
  expect(yearOf(during('2028-02-29', '2029-10-15'), TODAY)).toMatchObject({ year: 2028, valid: { from: 59 / 366 } })
  expect(placeInYear(2025, TODAY)).toBeNull()
})

test('the marker of a day lies within a record of that day', () => {
  const days = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('1990-01-01', days))
  fc.assert(
    fc.property(days, (day) => {
      const { year, valid } = yearOf(during(day, day), day)
      const at = placeInYear(year, day) ?? -1
      return valid !== null && valid.from < at && at < valid.to
    }),
  )
})

test('the marker of the morning after the last night lies within the record, in the new year too', () => {
  const nights = (end_on: string) => ({ ...during('2026-05-01', end_on), daytime_start: '20:00', daytime_end: '06:00' })
  expect(yearOf(nights('2026-05-13'), TODAY).valid?.to).toBe(134 / 365)
  expect(placeInYear(2026, TODAY)).toBe(133.5 / 365)
  expect(yearOf(nights('2026-12-31'), '2027-01-01')).toEqual({
    year: 2027,
    valid: { from: 0, to: 1 / 365 },
    goesOn: { before: true, after: false },
  })
  expect(yearOf(nights('9999-12-31'), '9999-12-31').valid?.to).toBe(1)
})

test('dates at the ends of the calendar, and the wrong way round, are no trouble', () => {
  expect(yearOf(during('9999-12-31', '9999-12-31'), TODAY).year).toBe(9999)
  expect(yearOf(during('2026-06-01', '2026-05-01'), TODAY).valid).toBeNull()
})

test('months follow each other over the whole year', () => {
  const months = monthsOf(2028)
  expect(months.map(({ from }) => from)).toEqual([0, ...months.slice(0, -1).map(({ to }) => to)])
  expect(months[1]).toEqual({ from: 31 / 366, to: 60 / 366 })
  expect(months[11]?.to).toBe(1)
})
