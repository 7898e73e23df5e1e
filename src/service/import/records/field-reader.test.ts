import { expect, it } from 'vitest'
import { areaContractNames, closureContractNames } from '../mapping/contract-names.ts'
import { asActivities } from '../mapping/activity-terms.ts'
import { aFeature, square } from '../testing/import.ts'
import { FieldReader, labelOf } from './field-reader.ts'

const id = { template: '{Kind} {$place}' }

it.each([
  ['its name', { name: 'Abisko', Kind: 'Park' }, 'Abisko'],
  ['its parts and its place as people write them', { Kind: 'Fen & bog' }, 'Fen & bog 18.050,68.050'],
  ['that there is none', {}, '(without a name)'],
])('a record without more is known by %s', (_, properties, label) => {
  const source = { ...aFeature(properties, square), number: 1, place: 'line 1', id: null, properties }
  expect(labelOf(source, { ...areaContractNames, id })).toBe(label)
})

it('takes an id that holds a per cent sign as it is', () => {
  const properties = { ref: '50% heath' }
  const source = { ...aFeature(properties, square), number: 1, place: 'line 1', id: null, properties }
  expect(labelOf(source, { ...areaContractNames, id: 'ref' })).toBe('50% heath')
})

it.each([
  ['Hang gliders', [1], { Affected: 'Hang gliders' }],
  ['Climbers', [4], null],
])('keeps a word for which another is taken: %s', (Affected, activities, extra) => {
  const properties = { Affected }
  const source = { ...aFeature(properties, square), number: 1, place: 'line 1', id: null, properties }
  const fields = { activity_ids: ['Affected', { from: 'Affected', value: 'entering' }] }
  const reader = new FieldReader(source, { ...closureContractNames, fields }, () => {})
  expect(reader.strictly('activity_ids', asActivities)).toEqual(activities)
  expect(reader.extra()).toEqual(extra)
})
