import { expect, test } from 'vitest'
import type { Closure } from '#contract/records/closure.ts'
import { aClosure, MAY_15, uuidOf } from '#testing/builders.ts'
import { closureStateAt } from '../closure-state.ts'
import { countsByDay } from './day-marks.ts'

const stateOf = (number: number, changes: Partial<Closure>) =>
  closureStateAt(aClosure({ uuid: uuidOf(number), ...changes }), MAY_15, null)

test('a day counts the closures that hold on it, the last day of each too, and no notices', () => {
  const states = [
    stateOf(1, { start_on: '2026-05-16', end_on: '2026-05-17' }),
    stateOf(2, { start_on: '2026-05-17', end_on: null, daytime_start: '20:00', daytime_end: '06:00' }),
    stateOf(3, { start_on: '2026-05-15', end_on: '2026-05-20', type: 'notice' }),
  ]
  expect(countsByDay(states, '2026-05-15', 5)).toEqual([0, 1, 2, 1, 1])
})
