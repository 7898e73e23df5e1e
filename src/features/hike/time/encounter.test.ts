import { describe, expect, test } from 'vitest'
import type { ClosureRecord } from '#contract/records/closure.ts'
import { aClosure } from '#testing/builders.ts'
import { encountersOf as encountersAt, type ClosureTouch, type Plan } from './encounter.ts'
import { timeTo, usualPace } from './plan.ts'
import { firstEnd, isLocalStart, isPace } from './start.ts'
import { usualStart } from './usual-start.ts'

const names = new Map([
  [1, { name: 'Betreten' }],
  [2, { name: 'Wege verlassen' }],
  [3, { name: 'Wandern' }],
  [8, { name: 'Vélo' }],
  [22, { name: 'Fishing' }],
  [29, { name: 'Hunde' }],
  [30, { name: 'Hunde ohne Leine' }],
])
const plan: Plan = { start: Date.parse('2026-05-15T06:00:00Z'), pace: 4, activities: [3], fallbackZone: null, names }

function touch(changes: Partial<ClosureRecord> = {}, from = 4000, to = 6000): ClosureTouch {
  const part = { from, to, inside: true }
  return { record: { ...aClosure(), ...changes }, shape: 'own', parts: [part], inside: to - from }
}

const encountersOf = (touches: readonly ClosureTouch[], its: Plan) => encountersAt(touches, its, () => 0)

describe('what one meets', () => {
  test('is met later where one has climbed to it', () => {
    const [met] = encountersAt([touch()], plan, (metres) => metres / 10)
    expect(met?.parts[0]).toMatchObject({ arrives: plan.start + (1 + 400 / 600) * 3_600_000 })
  })

  test('is met as it stands when one is there, by the clocks of the place', () => {
    const night = { daytime_start: '20:00:00', daytime_end: '09:30:00' }
    const at = (start: string) => encountersOf([touch(night)], { ...plan, start: Date.parse(start) })[0]
    // An hour to km 4: 09:20 and 09:40 in Berlin.
    expect(at('2026-05-15T06:20:00Z')?.state.times?.inForce).toBe(true)
    expect(at('2026-05-15T06:40:00Z')?.state.times?.inForce).toBe(false)
    expect(at('2026-05-15T06:20:00Z')?.parts[0]).toMatchObject({
      arrives: Date.parse('2026-05-15T07:20:00Z'),
      leaves: Date.parse('2026-05-15T07:50:00Z'),
    })
  })

  test('is in force if it comes into force while one is in it', () => {
    const [met] = encountersOf([touch({ daytime_start: '09:15:00' })], plan)
    expect(met?.state.times?.inForce).toBe(true)
    expect(met?.at).toBe(Date.parse('2026-05-15T07:15:00Z'))
  })

  test('begins within the hike, or lies beyond it', () => {
    const states = (start_on: string) => encountersOf([touch({ start_on })], plan)[0]?.state.status
    expect(states('2026-05-15')).toBe('current')
    expect(states('2026-05-16')).toBe('upcoming')
  })

  test('comes worst first, and last what is not about the activity', () => {
    const touches = [
      touch({ name: 'dogs', activity_ids: [29] }, 0, 100),
      touch({ name: 'notice', type: 'notice', activity_ids: [] }),
      touch({ name: 'advice', is_binding: false }),
      touch({ name: 'second' }, 3000, 3500),
      touch({ name: 'first' }, 1000, 1500),
    ]
    const order = encountersOf(touches, plan).map(({ touch: { record } }) => record.name)
    expect(order).toEqual(['first', 'second', 'advice', 'notice', 'dogs'])
  })

  test('is judged by its dates where no time zone is known', () => {
    const record = { ...aClosure(), time_zone: undefined }
    const { time_zone: _, ...zoneless } = record
    expect(encountersOf([{ ...touch(), record: zoneless }], plan)[0]?.state).toMatchObject({
      times: null,
      status: 'current',
    })
  })
})

describe('a closure', () => {
  const met = (activity_ids: number[], activities: number[] = [3]) => {
    const [first] = encountersOf([touch({ activity_ids })], { ...plan, activities })
    return [first?.concern, first?.displayStatus]
  }

  test('is about all that one does, and advice for who keeps to the paths or has the dog on the leash', () => {
    expect(met([3])).toEqual(['yes', 'closed-now'])
    expect(met([1])).toEqual(['yes', 'closed-now'])
    expect(met([2])).toEqual(['off-paths', 'advice-now'])
    expect(met([29])).toEqual(['no', 'closed-now'])
    expect(met([29], [3, 29])).toEqual(['yes', 'closed-now'])
    expect(met([30], [3, 29])).toEqual(['off-leash', 'advice-now'])
    expect(met([])).toEqual(['not-said', 'closed-now'])
    expect(met([29], [])).toEqual(['yes', 'closed-now'])
  })
})

describe('the time to a place', () => {
  test('is that of the distance and of the ascent', () => {
    expect(timeTo(8000, 600, 4)).toBe(3 * 3_600_000)
  })

  test('has a usual pace in any language', () => {
    expect(usualPace([8], names)).toBe(15)
    expect(usualPace([8, 29], names)).toBe(15)
    expect(usualPace([3, 8], names)).toBe(4)
    expect(usualPace([22], names)).toBe(4)
    expect(usualPace([], names)).toBe(4)
  })

  test('starts at a wall time', () => {
    expect(
      ['2026-05-15T09:00', '2026-02-30T09:00', '2026-05-15T9:00', '2026-05-15', 'now', ''].map(isLocalStart),
    ).toEqual([true, false, false, false, false, false])
    expect([0.4, 0.5, 60, 61, NaN].map(isPace)).toEqual([false, true, true, false, false])
  })
})

describe('the usual start', () => {
  const now = Date.parse('2026-05-14T21:40:00Z')

  test('is the next full hour by the clocks of the place, or the next morning', () => {
    const at = (hoursBefore: number, zone = 'Europe/Berlin') => {
      const { day, time } = usualStart(now - hoursBefore * 3_600_000, zone)
      return `${day}T${time}`
    }
    expect(at(0)).toBe('2026-05-15T09:00')
    expect([6, 7, 17, 18].map((hours) => at(hours))).toEqual([
      '2026-05-15T09:00',
      '2026-05-14T17:00',
      '2026-05-14T07:00',
      '2026-05-14T06:00',
    ])
    expect(at(19)).toBe('2026-05-14T09:00')
    expect(at(0, 'America/Vancouver')).toBe('2026-05-14T15:00')
  })

  test('meets what began two nights before, and nothing older', () => {
    expect(firstEnd('2026-03-01T09:00')).toBe('2026-02-27')
  })
})
