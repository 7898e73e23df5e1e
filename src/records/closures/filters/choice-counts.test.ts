import { expect, it } from 'vitest'
import { CLOSURE_TYPES, ClosureRecord } from '#contract/records/closure.ts'
import { uuidOf } from '#testing/builders.ts'
import { closureStateAt } from '../closure-state.ts'
import { countChoices } from './choice-counts.ts'
import type { StatusFilter } from './status-filter.ts'

const NOW = Date.parse('2026-05-14T10:00:00Z')
const state = (name: string, fields: object) =>
  closureStateAt(ClosureRecord.parse({ uuid: uuidOf(name.length), name, time_zone: 'UTC', ...fields }), NOW, null)

const states = [
  state('Cliff', { reason_id: 1, activity_ids: [4, 4], source_id: 1, source_kind: 'authority' }),
  state('Gorge', { reason_id: 2, activity_ids: [3, 4], source_id: 1, source_kind: 'authority' }),
  state('Ticks', { reason_id: 2, activity_ids: [3], type: 'notice', source_id: 2, source_kind: 'platform' }),
  state('Later', { reason_id: 2, activity_ids: [3], start_on: '2026-06-01' }),
]
const activities = new Map<number, { name: string }>()
const all: StatusFilter = { status: ['current', 'upcoming'], type: CLOSURE_TYPES }

it('counts what each choice would give, whatever else of its own filter is chosen', () => {
  const counts = countChoices(states, { filter: all, narrowing: { activity_id: [4] }, found: null, activities })
  expect([...counts.activity_id]).toEqual([
    [4, 2],
    [3, 3],
  ])
  expect([...counts.reason_id]).toEqual([
    [1, 1],
    [2, 1],
  ])
  expect([...counts.source_kind]).toEqual([['authority', 2]])
})

it('counts under the other filters, status, type and text among them', () => {
  const current: StatusFilter = { status: ['current'], type: ['closure'] }
  const counts = countChoices(states, { filter: current, narrowing: {}, found: null, activities })
  expect(counts.activity_id.get(3)).toBe(1)
  expect([...counts.type]).toEqual([
    ['closure', 2],
    ['notice', 1],
  ])
  expect(
    countChoices(states, {
      filter: all,
      narrowing: {},
      found: new Set(states.flatMap(({ record }) => (record.name === 'Gorge' ? [record] : []))),
      activities,
    }).reason_id.get(1),
  ).toBeUndefined()
})

it('counts with an activity all that concerns who does it', () => {
  const named = new Map(
    [
      [1, 'Entering the area'],
      [3, 'Hiking'],
      [4, 'Climbing'],
      [15, 'Paragliding'],
    ].map(([id, name]) => [Number(id), { name: String(name) }]),
  )
  const closed = [...states, state('Everything', { activity_ids: [1] })]
  const { activity_id } = countChoices(closed, { filter: all, narrowing: {}, found: null, activities: named })
  expect([1, 3, 4, 15].map((id) => activity_id.get(id))).toEqual([1, 4, 3, undefined])
})
