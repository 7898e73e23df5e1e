import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dateOf } from '../status/local-time.ts'
import { formatWhen, instantAt, parseWhen, RELATIVE_DAYS, wallTimeAt, type When } from './when.ts'

const BERLIN = 'Europe/Berlin'
/** Thursday, 09:40 in Berlin. */
const THURSDAY = Date.parse('2026-05-14T07:40:00Z')

const days = fc.oneof(fc.constantFrom(...RELATIVE_DAYS), fc.integer({ min: -700_000, max: 2_900_000 }).map(dateOf))
const two = (number: number) => String(number).padStart(2, '0')
const times = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([hour, minute]) => `${two(hour)}:${two(minute)}`)
const whens: fc.Arbitrary<When> = fc.oneof(
  fc.constant('now' as const),
  fc.record({ day: days, time: fc.option(times) }),
)

/** What the wall clock at a place shows, as `date time`. */
function shown(text: string, now: number, zone = BERLIN): string {
  const when = parseWhen(text)
  if (when === null) throw new Error(`Not read: ${text}`)
  const { date, time } = wallTimeAt({ when, now }, zone)
  return `${date} ${time}`
}

describe('the text of a moment', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(whens, (when) => {
        expect(parseWhen(formatWhen(when))).toEqual(when)
      }),
    )
  })

  it('that is none is null, and nothing throws', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const when = parseWhen(text)
        expect(when === null || formatWhen(when).toLowerCase() === text.toLowerCase()).toBe(true)
      }),
    )
    for (const text of ['', 'soon', '2026-02-30', '2026-05-14T24:00', 'todayT9:00', 'nowT10:00', '2026-05-14 10:00']) {
      expect(parseWhen(text)).toBeNull()
    }
  })

  it('is a date that has years before and after it in the calendar, or null', () => {
    for (const day of ['0003-01-01', '9997-12-31']) expect(parseWhen(day)).toEqual({ day, time: null })
    for (const day of ['0000-12-31', '0001-01-01', '0002-12-31', '9998-01-01', '9999-12-31T12:00']) {
      expect(parseWhen(day)).toBeNull()
    }
  })
})

describe('a moment', () => {
  it('without a time is that morning, and today never before now', () => {
    expect(shown('tomorrow', THURSDAY)).toBe('2026-05-15 10:00')
    expect(shown('2026-06-06', THURSDAY)).toBe('2026-06-06 10:00')
    expect(shown('today', THURSDAY)).toBe('2026-05-14 10:00')
    expect(shown('p7d', THURSDAY)).toBe('2026-05-14 10:00')
    expect(shown('today', Date.parse('2026-05-14T14:12:00Z'))).toBe('2026-05-14 16:12')
    expect(shown('todayT08:00', Date.parse('2026-05-14T14:12:00Z'))).toBe('2026-05-14 08:00')
  })

  it.each([
    ['2026-05-11T10:00:00Z', '2026-05-16 10:00'],
    ['2026-05-15T21:59:00Z', '2026-05-16 10:00'],
    ['2026-05-15T22:00:00Z', '2026-05-16 10:00'],
    ['2026-05-17T12:00:00Z', '2026-05-17 14:00'],
    ['2026-05-17T22:00:00Z', '2026-05-23 10:00'],
  ])('"weekend" at %s is %s', (now, expected) => {
    expect(shown('weekend', Date.parse(now))).toBe(expected)
  })

  it('is told by the clocks of the place', () => {
    const saturdayInBerlinAlone = Date.parse('2026-05-15T22:30:00Z')
    expect(shown('today', saturdayInBerlinAlone)).toBe('2026-05-16 10:00')
    expect(shown('today', saturdayInBerlinAlone, 'America/Vancouver')).toBe('2026-05-15 15:30')
    const when = { day: '2026-06-06', time: '10:00' }
    expect(instantAt({ when, now: THURSDAY }, BERLIN)).toBe(Date.parse('2026-06-06T08:00:00Z'))
    expect(instantAt({ when, now: THURSDAY }, 'America/Vancouver')).toBe(Date.parse('2026-06-06T17:00:00Z'))
  })

  it('in an hour that the clocks skip is the hour after', () => {
    expect(shown('2026-03-29T02:30', THURSDAY)).toBe('2026-03-29 03:30')
  })

  it('"weekend" is a Saturday, or today', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e12 }), (now) => {
        const { date } = wallTimeAt({ when: { day: 'weekend', time: '12:00' }, now }, 'UTC')
        const weekday = new Date(`${date}T00:00:00Z`).getUTCDay()
        expect(weekday === 6 || date === new Date(now).toISOString().slice(0, 10)).toBe(true)
        expect([0, 6]).toContain(weekday)
      }),
    )
  })
})
