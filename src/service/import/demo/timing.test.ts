import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Status } from '#contract/records/closure.ts'
import { DAY, addDays } from '#contract/status/local-time.ts'
import { statusAt } from '#contract/status/status.ts'
import { randomOf } from './random.ts'
import { seasonsAround, type Season } from './season.ts'
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
      const dates = datesOf(timing, { today, latitude: 48, random: randomOf(seed) })
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
      const { start_on, end_on } = datesOf('running', { today, latitude: 48, random: randomOf(seed) })
      expect(start_on).toMatch(/-(01|16)$/)
      const next = end_on === null ? '' : addDays(end_on, 1)
      expect(next).toMatch(/-(01|16)$/)
    }),
  )
})

describe('with a season', () => {
  const SEASONS: readonly Season[] = [
    { from: '03-16', to: '06-15', north: 'later' },
    { from: '11-16', to: '04-15', north: 'longer' },
    { from: '07-01', to: '08-31', north: 'shorter' },
    { from: '05-16', to: '10-15', north: 'shorter', days: 1 },
  ]
  const day = fc.integer({ min: 19_000, max: 24_000 })
  const somewhere = fc.double({ min: 28, max: 69, noNaN: true })

  test.each(TIMINGS.filter((timing) => timing !== 'always'))(
    '%s lies within it; a whole one that is not over runs or comes next',
    (timing) => {
      fc.assert(
        fc.property(day, somewhere, fc.constantFrom(...SEASONS), fc.string(), (today, latitude, season, seed) => {
          const { start_on, end_on } = datesOf(timing, { today, latitude, random: randomOf(seed) }, season)
          const [first, last] = [Date.parse(start_on ?? '') / DAY, Date.parse(end_on ?? '') / DAY]
          const around = seasonsAround(today, season, latitude)
          expect(around.some(([from, to]) => from <= first && last <= to)).toBe(true)
          const isOver = last < today
          expect(isOver).toBe(expected[timing] === 'expired')
          const next = around.find(([, end]) => end >= today)
          const isWhole = around.some(([from, to]) => from === first && to === last)
          expect(isWhole && !isOver ? [first, last] : next).toEqual(next)
        }),
      )
    },
  )

  test('spring comes later to the north, winters are longer there and summers shorter', () => {
    const [spring, winter, summer] = SEASONS
    const daysOf = (season: Season | undefined, latitude: number) => {
      const dates = datesOf('running', { today: 20_454, latitude, random: randomOf('') }, season)
      return `${dates.start_on} ${dates.end_on}`
    }
    expect(daysOf(spring, 48)).toBe('2026-03-16 2026-06-15')
    expect(daysOf(spring, 57)).toBe('2026-04-01 2026-07-15')
    expect(daysOf(winter, 66)).toBe('2025-10-16 2026-05-15')
    expect(daysOf(summer, 36)).toBe('2026-06-01 2026-09-30')
  })
})
