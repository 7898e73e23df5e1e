import { expect, test } from 'vitest'
import { uuidOf } from '#testing/builders.ts'
import type { Reading, Texts } from './reading.ts'
import { readAgain, textsOf, withReading } from './readings.ts'

const uuid = uuidOf(1)
const [MONDAY, TUESDAY, FRIDAY] = [1, 2, 5]

/** What is said to have changed, reading after reading; each is at a time, in a visit after a time. */
function oldTexts(...readings: readonly { at: number; before: number | null; texts: Texts }[]): readonly Texts[] {
  let last: Reading | undefined
  return readings.map(({ at, before, texts }) => {
    last = readAgain(last, { uuid, at, texts }, before)
    return last.old
  })
}

test('a record that is read for the first time, or says the same, has not changed', () => {
  const texts = { name: 'Eagle cliff', purpose: '' }
  expect(oldTexts({ at: MONDAY, before: null, texts }, { at: FRIDAY, before: TUESDAY, texts })).toEqual([{}, {}])
})

test('what it said at an earlier visit stays known for the whole of this one, and no longer', () => {
  const [monday, friday] = [{ purpose: 'Breeding' }, { purpose: 'Breeding of eagles' }]
  expect(
    oldTexts(
      { at: MONDAY, before: null, texts: monday },
      { at: FRIDAY, before: TUESDAY, texts: friday },
      { at: FRIDAY + 1, before: TUESDAY, texts: friday },
      { at: FRIDAY + 9, before: FRIDAY + 2, texts: friday },
    ),
  ).toEqual([{}, monday, monday, {}])
})

test('what changes before the visitor’s eyes is told, and what changes back is not', () => {
  expect(
    oldTexts(
      { at: MONDAY, before: null, texts: { rules: 'Dogs on a leash' } },
      { at: TUESDAY, before: null, texts: { rules: 'No dogs' } },
      { at: FRIDAY, before: null, texts: { rules: 'Dogs on a leash' } },
    ),
  ).toEqual([{}, { rules: 'Dogs on a leash' }, {}])
})

test('a text that a service leaves out once has not changed', () => {
  expect(
    oldTexts(
      { at: MONDAY, before: null, texts: { name: 'A', rules: 'No dogs' } },
      { at: FRIDAY, before: TUESDAY, texts: { name: 'A' } },
      { at: FRIDAY + 9, before: FRIDAY + 2, texts: { name: 'A', rules: 'Dogs' } },
    ),
  ).toEqual([{}, {}, { rules: 'No dogs' }])
})

test('of a record its texts are kept, null as none, and not without end', () => {
  const texts = textsOf({ name: 'A', purpose: null, rules: undefined, description: 'x'.repeat(9000) })
  expect(texts).toEqual({ name: 'A', purpose: '', description: 'x'.repeat(4000) })
})

test('the oldest readings give way to a new one', () => {
  const big = (number: number): Reading => ({
    uuid: uuidOf(number),
    at: number,
    texts: { description: 'x'.repeat(4000), rules: 'x'.repeat(4000) },
    old: {},
  })
  let readings: readonly Reading[] = []
  for (let number = 1; number <= 100; number++) readings = withReading(readings, big(number))
  expect(JSON.stringify(readings).length).toBeLessThan(310_000)
  expect(readings.length).toBeGreaterThan(30)
  expect(readings.at(-1)).toEqual(big(100))
  const again = withReading(readings, { ...big(99), at: 101 })
  expect(again.length).toBe(readings.length)
  expect(again.at(-1)?.uuid).toBe(uuidOf(99))
})
