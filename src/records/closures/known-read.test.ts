import { expect, test } from 'vitest'
import { aClosure, aSquare } from '#testing/builders.ts'
import { answers, partOf } from './known-read.ts'
import type { ClosuresRead } from './queries.ts'

const asked = { box: [12, 48, 14, 50], endedSince: '2026-05-01', narrowing: {} } as const
const records = [
  aClosure({ name: 'In the west', geometry: aSquare(12, 48, 0.5) }),
  aClosure({ name: 'In the east', geometry: aSquare(13.5, 48, 0.5) }),
]
const read: ClosuresRead = { records, count: 2, unreadable: 0, more: false, asked }
const part = { box: [12.2, 48.2, 13, 49], endedSince: null, narrowing: {} } as const

test('what was read whole has all of a part of its place, as far back as it reaches', () => {
  expect(answers(read, part)).toBe(true)
  expect(answers(read, { ...part, endedSince: '2026-05-03' })).toBe(true)
  expect(answers({ ...read, asked: { ...asked, box: null } }, { ...part, box: null })).toBe(true)
})

test.each([
  ['further back', read, { ...part, endedSince: '2026-04-30' }],
  ['beyond its place', read, { ...part, box: [12.2, 48.2, 14.5, 49] }],
  ['anywhere', read, { ...part, box: null }],
  ['where more is than was read', { ...read, more: true }, part],
  ['where it was narrowed', { ...read, asked: { ...asked, narrowing: { reason_id: [1] } } }, part],
  ['in the past, where none that is over was read', { ...read, asked: { ...asked, endedSince: null } }, asked],
] as const)('it has not all %s', (_, known, wanted) => {
  expect(answers(known, wanted)).toBe(false)
})

test('of a part it has what reaches into that, and a part of that part can be had again', () => {
  const narrow = partOf(read, part)
  expect(narrow).toMatchObject({ count: 1, asked: { box: part.box } })
  expect(narrow.records.map(({ name }) => name)).toEqual(['In the west'])
  expect(answers(narrow, part)).toBe(true)
})
