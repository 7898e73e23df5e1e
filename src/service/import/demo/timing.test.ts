import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Status } from '#contract/records/closure.ts'
import { DAY, addDays } from '#contract/status/local-time.ts'
import { statusAt } from '#contract/status/status.ts'
import { randomOf } from './random.ts'
import { TIMINGS, datesOf } from './timing.ts'
import type { Timing } from './timing.ts'

const expected: Partial<Record<Timing, Status>> = {
  starts_tomorrow: 'upcoming',
  one_day_soon: 'upcoming',
  soon: 'upcoming',
  upcoming: 'upcoming',
  far: 'upcoming',
  yesterday: 'expired',
  expired: 'expired',
  long_ago: 'expired',
}

test.each(TIMINGS)('on every day, %s means what it says', (timing) => {
  fc.assert(
    fc.property(fc.integer({ min: 19_000, max: 24_000 }), fc.string(), (today, seed) => {
      const dates = datesOf(timing, today, randomOf(seed))
      const { status } = statusAt(
        { ...dates, daytime_start: null, daytime_end: null, time_zone: 'UTC' },
        (today + 0.5) * DAY,
      )
      expect(status).toBe(expected[timing] ?? 'current')
      expect((dates.start_on ?? '') <= (dates.end_on ?? '9999')).toBe(true)
    }),
  )
})

test('seasons begin and end with half a month', () => {
  fc.assert(
    fc.property(fc.integer({ min: 19_000, max: 24_000 }), fc.string(), (today, seed) => {
      const { start_on, end_on } = datesOf('running', today, randomOf(seed))
      expect(start_on).toMatch(/-(01|16)$/)
      const next = end_on === null ? '' : addDays(end_on, 1)
      expect(next).toMatch(/-(01|16)$/)
    }),
  )
})
