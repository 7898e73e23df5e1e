import { expect, test } from 'vitest'
import { aClosure, MAY_15 } from '#testing/builders.ts'
import { partIn, yearsOf } from './area-closures-years.ts'
import { closureStateAt } from '../closure-state.ts'

const from = (start_on: string | null, end_on: string | null) =>
  closureStateAt(aClosure({ start_on, end_on }), MAY_15, null)

test('a year is one to choose where something is valid in it, and the year of the day always is', () => {
  expect(yearsOf([], 2026)).toEqual([2026])
  expect(yearsOf([from('2025-11-01', '2026-02-28'), from('2028-01-01', '2028-01-01')], 2026)).toEqual([
    2025, 2026, 2028,
  ])
  expect(yearsOf([from(null, '2024-12-31')], 2026)).toEqual([2026])
  expect(yearsOf([from('2027-06-01', null)], 2026)).toEqual([2026, 2027, 2028, 2029])
})

test('what is valid across a new year has a part in both', () => {
  const winter = from('2025-12-01', '2026-01-31')
  expect(partIn(2025, winter)?.part.to).toBe(1)
  expect(partIn(2026, winter)?.part.from).toBe(0)
  expect(partIn(2027, winter)).toBeNull()
  expect(partIn(2024, winter)).toBeNull()
})
