import { describe, expect, test } from 'vitest'
import type { ClosureRecord } from '#contract/records/closure.ts'
import { messages } from '#core/i18n/messages/en.ts'
import { aClosure } from '#testing/builders.ts'
import { encountersOf } from '../time/encounter.ts'
import { messages as words } from '../messages/en.ts'
import { encounterText } from './encounter-text.ts'
import { verdictOf } from './verdict.ts'

const names = new Map([
  [2, { name: 'Leaving the paths' }],
  [3, { name: 'Hiking' }],
  [8, { name: 'Cycling' }],
  [29, { name: 'Dogs' }],
  [30, { name: 'Dogs off the leash' }],
])

/** What a walker with a dog meets, at 10:00 in Berlin. */
function met(...records: readonly Partial<ClosureRecord>[]) {
  const touches = records.map((changes) => {
    const parts = [{ from: 4000, to: 6000, inside: true }]
    return { record: { ...aClosure(), ...changes }, shape: 'own', parts, inside: 2000 } as const
  })
  const start = Date.parse('2026-05-15T08:00:00Z')
  return encountersOf(touches, { start, pace: 4, activities: [3, 29], fallbackZone: null, names }, () => 0)
}

const onPath = { activity_ids: [3], end_on: '2026-05-20' }
const offPaths = { ...onPath, activity_ids: [2] }
const said = (...records: readonly Partial<ClosureRecord>[]) => verdictOf(met(...records), words)

describe('what closes the ground beside the paths alone', () => {
  test('is not said to close the way', () => {
    const [encounter] = met(offPaths)
    if (encounter === undefined) throw new Error('Nothing is met.')
    const { lead, rest } = encounterText(encounter, { language: 'en', messages, words })
    expect([lead, rest]).toEqual(['Stay on the paths: applies when you are there', 'until 20 May 2026'])
    expect(said(offPaths)).toEqual({ displayStatus: 'advice-now', title: words.verdict.only['off-paths'](1) })
  })

  test('counts not among the closures in force, and comes after them', () => {
    expect(said(offPaths, onPath)).toEqual({ displayStatus: 'closed-now', title: words.verdict.inForce(1) })
    expect(met(offPaths, onPath).map(({ concern }) => concern)).toEqual(['yes', 'off-paths'])
  })
})

test('a rule for dogs off the leash leaves free the dog on the leash', () => {
  const onLeash = { ...onPath, activity_ids: [30] }
  const [encounter] = met(onLeash)
  if (encounter === undefined) throw new Error('Nothing is met.')
  expect(encounterText(encounter, { language: 'en', messages, words }).lead).toBe(words.state.keepTo['off-leash'])
  expect(said(onLeash)).toEqual({ displayStatus: 'advice-now', title: words.verdict.only['off-leash'](1) })
})

test('the verdict is of the worst that is about what one does', () => {
  expect(said(offPaths, { ...onPath, is_binding: false }).title).toBe(words.verdict.voluntary(1))
  expect(said({ ...onPath, activity_ids: [8] }).title).toBe(words.verdict.others(1))
  expect(said().title).toBe(words.verdict.none)
})

test('a closure whose hours depend on an unknown time zone may be in force, and the verdict says so', () => {
  const unknown = { ...onPath, daytime_start: '08:00', daytime_end: '18:00', time_zone: undefined }
  const [encounter] = met(unknown)
  if (encounter === undefined) throw new Error('Nothing is met.')
  const { lead, tone, rest } = encounterText(encounter, { language: 'en', messages, words })
  expect([lead, tone, rest]).toEqual([words.state.mayBe, 'plain', words.state.byDate])
  expect(said(unknown)).toEqual({ displayStatus: 'zone-unknown', title: words.verdict.unknown(1) })
})
