import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, it } from 'vitest'
import { casesOf } from '#testing/effort.ts'
import { recordAndNow } from './testing/arbitraries.ts'
import { occurrencesOn, overlapsDay } from './local-day.ts'
import type { Span, Validity } from './schedule.ts'
import { enumerateOccurrences, joinTouching } from './testing/temporal-oracle.ts'

const nights: Validity = {
  start_on: '2026-05-01',
  end_on: '2026-05-01',
  daytime_start: '20:00',
  daytime_end: '06:00',
  time_zone: 'Europe/Berlin',
}

function clippedByTemporal(validity: Validity, date: Temporal.PlainDate): Span[] {
  const midnight = (day: Temporal.PlainDate) =>
    day.toPlainDateTime().toZonedDateTime(validity.time_zone).epochMilliseconds
  const [from, to] = [midnight(date), midnight(date.add({ days: 1 }))]
  const inside = enumerateOccurrences(validity, from)
    .map(({ start, end }) => ({ start: Math.max(start, from), end: Math.min(end, to) }))
    .filter(({ start, end }) => start < end)
  return joinTouching(inside)
}

describe('a local day', () => {
  it('has the parts of the occurrences that looking at every single one finds', () => {
    fc.assert(
      fc.property(recordAndNow, ({ validity, now }) => {
        const date = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(validity.time_zone).toPlainDate()
        const expected = clippedByTemporal(validity, date)
        expect(occurrencesOn(validity, date.toString())).toEqual(expected)
        expect(overlapsDay(validity, date.toString())).toBe(expected.length > 0)
      }),
      casesOf('localDays'),
    )
  })

  it.each([
    ['2026-04-30', false],
    ['2026-05-01', true],
    ['2026-05-02', true],
    ['2026-05-03', false],
  ])('is overlapped by the night of 1 May: %s %s', (date, expected) => {
    expect(overlapsDay(nights, date)).toBe(expected)
  })

  it('is not overlapped by what ends at its midnight', () => {
    expect(overlapsDay({ ...nights, daytime_end: '00:00' }, '2026-05-02')).toBe(false)
  })

  it('is not overlapped by anything if it was skipped', () => {
    const apia = { ...nights, start_on: null, end_on: null, time_zone: 'Pacific/Apia' }
    expect(overlapsDay(apia, '2011-12-29')).toBe(true)
    expect(overlapsDay(apia, '2011-12-30')).toBe(false)
  })
})
