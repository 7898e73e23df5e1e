import { describe, expect, it } from 'vitest'
import { aClosure } from '#testing/builders.ts'
import { closureStateAt } from '#records/closures/closure-state.ts'
import { parseDue } from './desk-names.ts'
import { dueEnds, isUpdatedSince, yesterdayAt } from './due.ts'

const at = (text: string) => Date.parse(text)
const due = (changes: Parameters<typeof aClosure>[0], now: string, span: 'today' | 'week' = 'today') => {
  const { starts, ends } = dueEnds(closureStateAt(aClosure(changes), at(now), null), parseDue(span) ?? [])
  return [starts && 'starts', ends && 'ends'].filter(Boolean).join(' ')
}
const may = { start_on: '2026-05-10', end_on: '2026-05-20' }

describe('what is due', () => {
  it.each([
    ['2026-05-09T21:59:59Z', ''],
    ['2026-05-09T22:00:00Z', 'starts'],
    ['2026-05-10T21:59:59Z', 'starts'],
    ['2026-05-10T22:00:00Z', ''],
    ['2026-05-19T22:00:00Z', 'ends'],
    ['2026-05-20T21:59:59Z', 'ends'],
    ['2026-05-20T22:00:00Z', ''],
  ])('today, by the calendar of the place: %s %j', (now, expected) => {
    expect(due(may, now)).toBe(expected)
  })

  it('goes by the place and not by the viewer', () => {
    expect(due({ ...may, time_zone: 'America/Vancouver' }, '2026-05-10T06:00:00Z')).toBe('')
    expect(due({ ...may, time_zone: 'America/Vancouver' }, '2026-05-10T08:00:00Z')).toBe('starts')
  })

  it('holds what is over already today, and the morning on which the last night ends', () => {
    const nights = { ...may, daytime_start: '20:00:00', daytime_end: '06:00:00' }
    expect(due(nights, '2026-05-21T09:00:00Z')).toBe('ends')
    expect(due(nights, '2026-05-20T09:00:00Z')).toBe('')
  })

  it('is not every window of a day', () => {
    expect(due({ ...may, daytime_start: '08:00:00', daytime_end: '17:00:00' }, '2026-05-15T12:00:00Z')).toBe('')
  })

  it('in a week is on one of seven days', () => {
    expect(due(may, '2026-05-04T12:00:00Z', 'week')).toBe('starts')
    expect(due(may, '2026-05-03T12:00:00Z', 'week')).toBe('')
    expect(due(may, '2026-05-14T12:00:00Z', 'week')).toBe('ends')
  })

  it('of a closure of one day is its end for “ends-today”, its start for “starts-week”, and neither for no filter', () => {
    const oneDay = closureStateAt(
      aClosure({ start_on: '2026-05-10', end_on: '2026-05-10' }),
      at('2026-05-10T12:00:00Z'),
      null,
    )
    expect(dueEnds(oneDay, ['ends-today'])).toEqual({ starts: false, ends: true })
    expect(dueEnds(oneDay, ['starts-week'])).toEqual({ starts: true, ends: false })
    expect(dueEnds(oneDay, [])).toEqual({ starts: false, ends: false })
  })

  it('without an end never ends, and goes by its dates where its zone is not known', () => {
    expect(due({ start_on: null, end_on: null }, '2026-05-10T12:00:00Z')).toBe('')
    const placeless = { ...aClosure(may), time_zone: 'Nowhere/Land' }
    expect(dueEnds(closureStateAt(placeless, at('2026-05-10T12:00:00Z'), null), ['starts-today']).starts).toBe(true)
  })
})

describe('what has changed since yesterday', () => {
  it.each([
    ['2026-05-09T23:59:59Z', false],
    ['2026-05-10T00:00:00Z', true],
    ['2026-05-11T07:00:00Z', true],
  ])('was updated on a UTC day: %s %s', (updated_at, expected) => {
    expect(isUpdatedSince(aClosure({ updated_at }), yesterdayAt(at('2026-05-11T07:00:00Z')))).toBe(expected)
  })
})
