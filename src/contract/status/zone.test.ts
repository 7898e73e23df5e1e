import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, it } from 'vitest'
import { casesOf } from '#testing/effort.ts'
import { anyDate, anyTime, zoneAndDate, ZONES } from './testing/arbitraries.ts'
import { addDays, DAY } from './local-time.ts'
import { instantOf, isTimeZone, localDateTimeAt, localDayAt, offsetAt } from './zone.ts'

function byTemporal(timeZone: string, date: string, time: string): number {
  return Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(timeZone, { disambiguation: 'compatible' })
    .epochMilliseconds
}

describe('time zones', () => {
  it.each(['Europe/Berlin', 'America/Argentina/Ushuaia', 'Asia/Calcutta', 'UTC', 'Etc/GMT+3'])('knows %s', (name) => {
    expect(isTimeZone(name)).toBe(true)
  })

  it.each(['', 'Europe/Atlantis', '+01:00', 'CEST', 'Europe/Berlin ', 'local'])('does not know "%s"', (name) => {
    expect(isTimeZone(name)).toBe(false)
    expect(() => offsetAt(name, 0)).toThrow(RangeError)
  })
})

describe('the instant of a wall-clock time', () => {
  it('is the one that Temporal finds, near changes of the clocks and far from them', () => {
    fc.assert(
      fc.property(zoneAndDate, anyTime, ({ zone, date }, time) => {
        expect(instantOf(zone, date, time)).toBe(byTemporal(zone, date, time))
      }),
      casesOf('zones'),
    )
  })

  it('is the one that Temporal finds at every midnight of a year, in every zone', () => {
    const dates = Array.from({ length: 366 }, (_, day) => addDays('2026-01-01', day))
    const wrong = Intl.supportedValuesOf('timeZone').flatMap((zone) =>
      dates
        .filter((date) => instantOf(zone, date, '00:00') !== byTemporal(zone, date, '00:00'))
        .map((date) => `${zone} ${date}`),
    )
    expect(wrong).toEqual([])
  })

  it.each(ZONES)('stays within the calendar from year 1 to year 9999: %s', (zone) => {
    for (const date of ['0001-01-01', '0099-12-31', '9999-12-31']) {
      expect(instantOf(zone, date, '12:00')).toBe(byTemporal(zone, date, '12:00'))
      expect(localDateTimeAt(zone, instantOf(zone, date, '12:00'))).toEqual({ date, time: '12:00:00' })
    }
  })

  it('refuses what is no date and what is no time', () => {
    expect(() => instantOf('Etc/UTC', '2026-02-30', '00:00')).toThrow(RangeError)
    expect(() => instantOf('Etc/UTC', '2026-02-28', '24:00')).toThrow(RangeError)
  })
})

describe('the wall-clock time at an instant', () => {
  it('is the one that Temporal finds', () => {
    fc.assert(
      fc.property(zoneAndDate, anyTime, ({ zone, date }, time) => {
        const instant = Date.parse(`${date}T${time}Z`)
        const there = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone)
        const expected = there.toPlainTime().toString({ smallestUnit: 'second' })
        expect(localDateTimeAt(zone, instant)).toEqual({ date: there.toPlainDate().toString(), time: expected })
        expect(localDayAt(zone, instant)).toBe(Date.parse(there.toPlainDate().toString()) / DAY)
        expect(offsetAt(zone, instant)).toBe(there.offsetNanoseconds / 1e6)
      }),
      casesOf('zones'),
    )
  })

  it('leads back to the date and time that it came from, or past the gap if that was skipped', () => {
    fc.assert(
      fc.property(zoneAndDate, anyTime, ({ zone, date }, time) => {
        const before = offsetAt(zone, instantOf(zone, date, time) - DAY)
        const there = localDateTimeAt(zone, instantOf(zone, date, time))
        const gap = offsetAt(zone, instantOf(zone, date, time)) - before
        const moved = Date.parse(`${there.date}T${there.time}Z`) - Date.parse(`${date}T${time}Z`)
        expect(moved === 0 || moved === gap).toBe(true)
        expect(moved).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('does not depend on what was asked before', () => {
    fc.assert(
      fc.property(fc.array(anyDate, { minLength: 2, maxLength: 20 }), (dates) => {
        const forward = dates.map((date) => instantOf('Africa/Casablanca', date, '02:30'))
        const backward = dates.toReversed().map((date) => instantOf('Africa/Casablanca', date, '02:30'))
        expect(backward.toReversed()).toEqual(forward)
      }),
    )
  })
})
