import { expect, test } from 'vitest'
import { aClosure, MAY_15 } from '#testing/builders.ts'
import { areaStanding, standingOf } from './area-standing.ts'
import { closureStateAt } from '../closure-state.ts'

/** Noon UTC, so 14:00 in Berlin. */
const stateOf = (changes: Parameters<typeof aClosure>[0]) => closureStateAt(aClosure(changes), MAY_15, null)
const hours = (name: string, daytime_start: string, daytime_end: string) =>
  stateOf({ name, daytime_start, daytime_end })
const berlin = (time: string) => Date.parse(`2026-05-15T${time}:00+02:00`)

test('an area of which only numbers are known stands as its worst closures do, so many, without a name', () => {
  const counts = { count: 4, worst: 'advice-now', display_status: { 'advice-now': 1, 'upcoming-closure': 3 } } as const
  expect(standingOf({ counts })).toEqual({
    displayStatus: 'advice-now',
    count: 1,
    isAtLeast: false,
    name: null,
    state: null,
  })
})

test('an area stands as the worst of its closures does, by name; what is over does not count', () => {
  const over = stateOf({ end_on: '2026-05-03' })
  const eagles = stateOf({ name: 'Eagle cliff' })
  const standing = areaStanding([stateOf({ type: 'notice' }), stateOf({ is_binding: false }), eagles, over])
  expect(standing).toMatchObject({ displayStatus: 'closed-now', count: 1, name: 'Eagle cliff' })
  expect(areaStanding([over])).toBeNull()
})

test('what several closures say together names none of them', () => {
  const standing = areaStanding([hours('Gorge', '06:00', '15:00'), hours('Ford', '14:00', '18:00')])
  expect(standing).toMatchObject({ count: 2, name: null })
  expect(standing?.state?.times?.until).toBe(berlin('18:00'))
})

test('several are in force until further notice only if each of them is', () => {
  const endless = stateOf({ name: 'Gorge', end_on: null })
  const until = stateOf({ name: 'Ford', end_on: '2026-06-15' })
  expect(areaStanding([endless, until])).toMatchObject({ count: 2, name: null, state: null })
  expect(areaStanding([endless, endless])?.state?.times?.until).toBe(Infinity)
})

test('one in force whose end another takes over is not named with an end that is not its own', () => {
  const standing = areaStanding([hours('Gorge', '06:00', '15:00'), hours('Ford', '15:00', '18:00')])
  expect(standing).toMatchObject({ count: 1, name: null })
  expect(standing?.state?.times?.until).toBe(berlin('18:00'))
})

test('several have no times together where the time zone of one is unknown, one has its own', () => {
  const somewhere = closureStateAt({ ...aClosure(), time_zone: undefined }, MAY_15, null)
  expect(areaStanding([somewhere, stateOf({})])).toMatchObject({ displayStatus: 'closed-now', count: 2, state: null })
  expect(areaStanding([somewhere])).toMatchObject({ count: 1, name: 'Breeding season', state: { times: null } })
})

test('is not known to be closed where that depends on a time zone that is not known', () => {
  const record = { ...aClosure({ daytime_start: '06:00', daytime_end: '15:00' }), time_zone: undefined }
  const somewhere = closureStateAt(record, MAY_15, null)
  expect(areaStanding([somewhere, stateOf({ type: 'notice' })])).toMatchObject({ displayStatus: 'zone-unknown' })
})

test('several notices have no times together', () => {
  const notices = [stateOf({ type: 'notice', name: 'Ticks' }), stateOf({ type: 'notice', name: 'Race' })]
  expect(areaStanding(notices)).toMatchObject({ displayStatus: 'notice', count: 2, name: null, state: null })
})
