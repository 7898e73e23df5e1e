import { expect, test } from 'vitest'
import { aClosure } from '#testing/builders.ts'
import { othersWithin } from './applying-within.ts'
import { closureStateWhen } from '../closure-state.ts'

const THURSDAY = Date.parse('2026-05-14T07:40:00Z')

/** How many of these apply at other times of the weekend than on Saturday at ten. */
function others(closures: readonly Parameters<typeof aClosure>[0][], time: string | null = null): number {
  const moment = { when: { day: 'weekend', time }, now: THURSDAY }
  return othersWithin(
    closures.map((changes) => closureStateWhen(aClosure(changes), moment, null)),
    moment,
  )
}

test('what applies on Sunday alone, in the evening or early in the morning, applies at another time of the weekend', () => {
  const sunday = { start_on: '2026-05-17', end_on: '2026-05-17' }
  const evening = { daytime_start: '18:00', daytime_end: '22:00' }
  const early = { start_on: '2026-05-16', end_on: '2026-05-16', daytime_start: '05:00', daytime_end: '09:00' }
  expect(others([sunday, evening, early])).toBe(3)
})

test('what is in force at the moment, or on other days, does not', () => {
  expect(others([{}, { start_on: '2026-05-18' }, { end_on: '2026-05-15' }])).toBe(0)
})

test('of a moment that is a time nothing else is told', () => {
  expect(others([{ start_on: '2026-05-17' }], '10:00')).toBe(0)
})
