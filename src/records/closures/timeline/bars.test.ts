import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ClosureRecord } from '#contract/records/closure.ts'
import { statusAt } from '#contract/status/status.ts'
import { instantOfWall } from '#contract/status/zone.ts'
import { aClosure } from '#testing/builders.ts'
import { validityOf } from '#contract/standing/standing.ts'
import { closureStateAt } from '../closure-state.ts'
import { barsOf, barsWithin, entriesOf } from './bars.ts'
import { windowFrom, type Horizon } from './timeline-window.ts'
import { extentOf, latestWallAt, shareOf, wallAt, type Wall } from './wall.ts'

const ZONE = 'Europe/Berlin'
const record = (fields: object) => ClosureRecord.parse({ ...aClosure(), start_on: null, end_on: null, ...fields })
const night = { daytime_start: '20:00:00', daytime_end: '06:00:00' }

function bars(fields: object, horizon: Horizon, from: string) {
  return barsOf(record(fields), ZONE, windowFrom(horizon, from))
}

describe('the bars of a closure', () => {
  it('are its hours in a day, to the minute', () => {
    expect(bars(night, 'day', '2026-05-15')).toEqual([
      { from: 0, to: 0.25, isPartly: false },
      { from: 20 / 24, to: 1, isPartly: false },
    ])
  })

  it('go on over midnight in a week, and end on the morning after the last day', () => {
    const week = bars({ ...night, start_on: '2026-05-15', end_on: '2026-05-16' }, 'week', '2026-05-15')
    const hours = week.map(({ from, to }) => [Math.round(from * 168), Math.round(to * 168)])
    expect(hours).toEqual([
      [20, 30],
      [44, 54],
    ])
  })

  it('are one in a month and a year, told apart where it is in force for a part of each day', () => {
    const dates = { start_on: '2026-05-10', end_on: '2026-05-19' }
    expect(bars(dates, 'month', '2026-05-10')).toEqual([{ from: 0, to: 10 / 31, isPartly: false }])
    expect(bars({ ...dates, ...night }, 'month', '2026-05-10')).toEqual([
      { from: 20 / 24 / 31, to: (10 + 0.25) / 31, isPartly: true },
    ])
    expect(bars({}, 'year', '2026-05-01')).toEqual([{ from: 0, to: 1, isPartly: false }])
  })

  it('are none where it is not valid in the window', () => {
    expect(bars({ end_on: '2026-05-14' }, 'week', '2026-05-15')).toEqual([])
    expect(bars({ start_on: '2026-05-22' }, 'week', '2026-05-15')).toEqual([])
  })

  it('keep to the wall clock in the nights in which it is set', () => {
    for (const day of ['2026-10-25', '2027-03-28']) {
      expect(bars(night, 'day', day)).toEqual(bars(night, 'day', '2026-05-15'))
    }
  })

  it('hold an hour of a week exactly when it is in force then', () => {
    const time = fc.integer({ min: 0, max: 23 }).map((hour) => `${String(hour).padStart(2, '0')}:00:00`)
    const week = windowFrom('week', '2026-05-11')
    fc.assert(
      fc.property(time, time, fc.integer({ min: 0, max: 167 }), (daytime_start, daytime_end, hour) => {
        const daily = record({ start_on: '2026-05-13', end_on: '2026-05-15', daytime_start, daytime_end })
        const wall: Wall = extentOf(week).start + (hour + 0.5) * 3_600_000
        const { inForce } = statusAt(validityOf(daily, ZONE), instantOfWall(ZONE, wall))
        const share = shareOf(week, wall)
        expect(barsOf(daily, ZONE, week).some(({ from, to }) => from <= share && share < to)).toBe(inForce)
      }),
    )
  })

  it.each(['2026-10-25', '2027-03-28'])(
    'contain the mark of a moment of %s exactly when the closure is in force',
    (day) => {
      const time = fc.integer({ min: 0, max: 24 }).map((quarter) => {
        const [hour, minute] = [Math.floor(quarter / 4), (quarter % 4) * 15].map((part) =>
          String(part).padStart(2, '0'),
        )
        return `${hour}:${minute}:00`
      })
      const window = windowFrom('day', day)
      const midnight = instantOfWall(ZONE, extentOf(window).start)
      fc.assert(
        fc.property(time, time, fc.integer({ min: 0, max: 25 }), (daytime_start, daytime_end, quarter) => {
          const daily = record({ daytime_start, daytime_end })
          const instant = midnight + quarter * 900_000
          const { inForce } = statusAt(validityOf(daily, ZONE), instant)
          const share = shareOf(window, latestWallAt(ZONE, instant))
          expect(barsOf(daily, ZONE, window).some(({ from, to }) => from <= share && share < to)).toBe(inForce)
        }),
        { examples: [['00:30:00', '02:30:00', 13]] },
      )
    },
  )

  it('take the hours as they stand where the zone is not known', () => {
    expect(barsOf(record(night), null, windowFrom('day', '2026-05-15'))).toHaveLength(2)
  })
})

describe('the closures of a window', () => {
  const now = Date.parse('2026-05-15T10:00:00Z')
  const named = (name: string, fields: object) => closureStateAt(record({ ...fields, name }), now, null)

  it('come in an order that does not depend on the moment, what is over last', () => {
    const states = [
      named('A notice', { type: 'notice' }),
      named('Over', { end_on: '2026-05-14' }),
      named('Advice', { is_binding: false }),
      named('On Sunday', { start_on: '2026-05-17' }),
      named('On Saturday', { start_on: '2026-05-16' }),
      named('In June', { start_on: '2026-06-01' }),
    ]
    const entries = entriesOf(states, barsWithin(windowFrom('week', '2026-05-14')), now)
    expect(entries.map(({ state }) => state.record.name)).toEqual([
      'On Saturday',
      'On Sunday',
      'Advice',
      'A notice',
      'Over',
    ])
  })

  it('stand where clocks at the place stand', () => {
    expect(wallAt(ZONE, now)).toBe(Date.parse('2026-05-15T12:00:00Z'))
    expect(wallAt(ZONE, -Infinity)).toBe(-Infinity)
  })
})
