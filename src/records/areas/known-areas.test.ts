import { expect, test } from 'vitest'
import { hasAreasOf } from './known-areas.ts'
import type { AreasRead } from './queries.ts'

const asked = { box: [10, 49, 12, 50], q: '', category_id: [1], country_id: [] } as const
const read: AreasRead = { records: [], count: 0, unreadable: 0, more: false, asked }
const part = { ...asked, box: [10, 49, 11.5, 50] } as const

test('what was read whole has all of a part of its place', () => {
  expect(hasAreasOf(read, part)).toBe(true)
  expect(hasAreasOf(read, { country_id: [], category_id: [1], q: '', box: part.box })).toBe(true)
})

test.each([
  ['beyond its place', read, { ...part, box: [11, 49, 12.5, 50] }],
  ['anywhere', read, { ...part, box: null }],
  ['of a part so small that bounds say too little', read, { ...part, box: [10, 49, 10.5, 50] }],
  ['of other categories', read, { ...part, category_id: [] }],
  ['of another name', read, { ...part, q: 'moor' }],
  ['where more is than was read', { ...read, more: true }, part],
  ['where it is not told what was asked', { ...read, asked: undefined }, part],
] as const)('it has not all %s', (_, known, wanted) => {
  const { asked: ofKnown, ...rest } = known
  expect(hasAreasOf(ofKnown === undefined ? rest : { ...rest, asked: ofKnown }, wanted)).toBe(false)
})
