import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, DAY, dateOf, isLocalDate } from '#contract/status/local-time.ts'
import { instantAt } from '#contract/standing/when.ts'
import { endedSince } from './reach.ts'

const now = Date.parse('2026-05-14T10:00:00Z')

describe('how far back closures are asked for', () => {
  it('is not at all for now and for any later moment: what is not over today has them', () => {
    for (const when of ['now', { day: 'weekend', time: null }, { day: '2027-01-01', time: '10:00' }] as const) {
      expect(endedSince({ when, now }, false, {})).toBeNull()
    }
  })

  it('is before the day that is shown, and stays the same from day to day', () => {
    const since = (day: string) => endedSince({ when: { day, time: null }, now }, false, {})
    expect(since('2026-03-20')).toBe('2026-03-01')
    expect(since('2026-03-21')).toBe('2026-03-01')
    fc.assert(
      fc.property(fc.integer({ min: 0, max: Math.floor(now / DAY) - 1 }), (day) => {
        const reach = since(dateOf(day))
        expect(reach !== null && reach <= addDays(dateOf(day), -2)).toBe(true)
      }),
    )
  })

  it('is before today for an hour of today that may be over', () => {
    for (const day of ['today', 'weekend', '2026-05-14']) {
      expect(endedSince({ when: { day, time: '06:00' }, now }, false, {})).toBe('2026-05-01')
    }
    expect(endedSince({ when: { day: 'tomorrow', time: '06:00' }, now }, false, {})).toBeNull()
  })

  it('is before whatever moment is over at some place, as the day of today is where it is tomorrow already', () => {
    expect(endedSince({ when: { day: '2026-05-14', time: null }, now }, false, {})).toBe('2026-05-01')
    fc.assert(
      fc.property(
        fc.constantFrom(
          'Pacific/Kiritimati',
          'Pacific/Auckland',
          'Europe/Berlin',
          'UTC',
          'Pacific/Honolulu',
          'Etc/GMT+12',
        ),
        fc.integer({ min: -2, max: 2 }),
        fc.constantFrom(null, '00:00', '09:00', '23:59'),
        fc.integer({ min: 0, max: DAY - 1 }),
        (zone, days, time, later) => {
          const moment = { when: { day: addDays('2026-05-14', days), time }, now: Date.parse('2026-05-14') + later }
          const since = endedSince(moment, false, {})
          const isOver = instantAt(moment, zone) < moment.now
          expect(!isOver || (since !== null && since <= addDays(moment.when.day, -2))).toBe(true)
        },
      ),
    )
  })

  it('is a year with expired ones, further where dates ask for it', () => {
    expect(endedSince({ when: 'now', now }, true, {})).toBe('2025-05-14')
    expect(endedSince({ when: { day: '2026-01-10', time: null }, now }, true, {})).toBe('2025-01-01')
    expect(endedSince({ when: 'now', now }, true, { starts_after: '2020-02-01' })).toBe('2020-02-01')
    expect(endedSince({ when: 'now', now }, true, { ends_before: '2021-12-31' })).toBe('2020-12-31')
  })

  it('is before an open timeline, and the same wherever the moment is moved within it', () => {
    const since = (day: string, withExpired: boolean) =>
      endedSince({ when: { day, time: null }, now }, withExpired, {}, '2026-03-05')
    for (const day of ['2026-03-05', '2026-04-30', '2026-05-14', '2027-01-01']) {
      expect(since(day, false)).toBe('2026-03-01')
      expect(since(day, true)).toBe('2025-03-01')
    }
    expect(endedSince({ when: 'now', now }, false, {}, '2026-05-14')).toBe('2026-05-01')
    expect(endedSince({ when: 'now', now }, false, {}, '2026-08-01')).toBe('2026-05-01')
  })

  it('is a date of the calendar even from the first moment that can be told, with a year on the timeline', () => {
    const when = { day: '0003-01-01', time: null }
    expect(isLocalDate(endedSince({ when, now }, true, {}, '0002-11-01') ?? '')).toBe(true)
  })
})
