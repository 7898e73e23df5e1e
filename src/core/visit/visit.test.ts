import { expect, test } from 'vitest'
import { goOn, isNewSince, type Visit } from './visit.ts'

const MINUTE = 60_000
const START = Date.parse('2026-05-14T08:00:00Z')

test('the first visit has none before it, for as long as it lasts', () => {
  const first = goOn(null, START)
  expect(first).toEqual({ before: null, seen: START })
  expect(goOn(first, START + 30 * MINUTE).before).toBeNull()
})

test('who comes after half an hour comes for another visit, and stays on it', () => {
  const known: Visit = { before: null, seen: START }
  const second = goOn(known, START + 31 * MINUTE)
  expect(second).toEqual({ before: START, seen: START + 31 * MINUTE })
  expect(goOn(second, START + 60 * MINUTE)).toEqual({ before: START, seen: START + 60 * MINUTE })
})

test('a clock that was put back ends no visit', () => {
  expect(goOn({ before: 5, seen: START }, START - 90 * MINUTE)).toEqual({ before: 5, seen: START - 90 * MINUTE })
})

test('new is what was changed after the last visit; on the first one, and of no known day, nothing is', () => {
  expect(isNewSince(START, '2026-05-14T08:00:01Z')).toBe(true)
  expect(isNewSince(START, '2026-05-14T10:00:00+02:00')).toBe(false)
  expect(isNewSince(null, '2026-05-14T08:00:01Z')).toBe(false)
  expect(isNewSince(START, undefined)).toBe(false)
})
