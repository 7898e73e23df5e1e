import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { casesOf } from '#testing/effort.ts'
import { recordAndNow } from './testing/arbitraries.ts'
import type { Validity } from './schedule.ts'
import { beginOf, finishOf, statusAt } from './status.ts'
import { enumerateStatus } from './testing/temporal-oracle.ts'

const ORDER = ['upcoming', 'current', 'expired']
const MINUTE = 60_000
const runs = casesOf('statuses')

const nights: Validity = {
  start_on: '2026-05-01',
  end_on: '2026-05-10',
  daytime_start: '20:00',
  daytime_end: '06:00',
  time_zone: 'Europe/Berlin',
}

describe('the status at an instant', () => {
  it('is what looking at every single occurrence finds', () => {
    fc.assert(
      fc.property(recordAndNow, ({ validity, now }) => {
        expect(statusAt(validity, now)).toEqual(enumerateStatus(validity, now))
      }),
      runs,
    )
  })

  it('never moves back', () => {
    fc.assert(
      fc.property(recordAndNow, fc.integer({ min: 0, max: 10 * 1440 }), ({ validity, now }, minutes) => {
        const later = statusAt(validity, now + minutes * MINUTE).status
        expect(ORDER.indexOf(later)).toBeGreaterThanOrEqual(ORDER.indexOf(statusAt(validity, now).status))
      }),
      runs,
    )
  })

  it('changes at the next change, as announced, and not before', () => {
    fc.assert(
      fc.property(recordAndNow, fc.double({ min: 0, max: 1, noNaN: true }), ({ validity, now }, part) => {
        const { status, inForce, nextChange } = statusAt(validity, now)
        const end = nextChange?.at ?? now + 400 * 1440 * MINUTE
        for (const between of [now + Math.floor((end - 1 - now) * part), end - 1]) {
          expect(statusAt(validity, between)).toMatchObject({ status, inForce })
        }
        if (!nextChange) return
        expect(nextChange.at).toBeGreaterThan(now)
        expect({ status, inForce }).not.toEqual({ status: nextChange.status, inForce: nextChange.inForce })
        const { at, ...announced } = nextChange
        expect(statusAt(validity, at)).toMatchObject(announced)
      }),
      runs,
    )
  })

  it('knows the same begin and finish at any instant', () => {
    fc.assert(
      fc.property(recordAndNow, ({ validity, now }) => {
        expect(statusAt(validity, now)).toMatchObject({ begin: beginOf(validity), finish: finishOf(validity) })
      }),
    )
  })

  it('says until when a night lasts and when the next one starts', () => {
    expect(statusAt(nights, Date.parse('2026-05-02T01:00Z'))).toMatchObject({
      until: Date.parse('2026-05-02T04:00Z'),
      again: Date.parse('2026-05-02T18:00Z'),
    })
    expect(statusAt(nights, Date.parse('2026-05-11T01:00Z'))).toMatchObject({
      until: Date.parse('2026-05-11T04:00Z'),
      again: null,
    })
    expect(statusAt(nights, Date.parse('2026-05-02T12:00Z'))).toMatchObject({
      until: null,
      again: Date.parse('2026-05-02T18:00Z'),
    })
  })

  it('lasts until further notice where no end is known', () => {
    const always = { ...nights, end_on: null, daytime_start: null, daytime_end: null }
    expect(statusAt(always, Date.parse('2026-06-01T00:00Z'))).toMatchObject({ until: Infinity, nextChange: null })
  })

  it.each([null, '20:00'])('holds over the whole calendar (window from %s)', (daytime_start) => {
    const validity = { ...nights, start_on: '0001-01-01', end_on: '9999-12-31', daytime_start }
    expect(statusAt(validity, Date.parse('0001-06-01T01:00Z'))).toMatchObject({ status: 'current', inForce: true })
    expect(statusAt(validity, Date.parse('9999-12-31T01:00Z'))).toMatchObject({ status: 'current', inForce: true })
  })

  it('refuses an unknown zone, a bad date and a bad time', () => {
    expect(() => statusAt({ ...nights, time_zone: 'Europe/Atlantis' }, 0)).toThrow(RangeError)
    expect(() => statusAt({ ...nights, end_on: '2026-02-30' }, 0)).toThrow(RangeError)
    expect(() => statusAt({ ...nights, daytime_end: '24:00' }, 0)).toThrow(RangeError)
  })
})
