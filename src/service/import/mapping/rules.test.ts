import { describe, expect, it } from 'vitest'
import type { Rule } from './mapping.ts'
import { applyRule } from './rules.ts'

const feature = {
  id: '12',
  properties: { TYPE: ' Nationalpark ', HA: '1 234,5', N: 12, NONE: '', NULL: null, LIST: [1] },
  geometry: {
    type: 'LineString',
    coordinates: [
      [13, 48],
      [13.5, 48.25001],
    ],
  },
}

describe('applyRule', () => {
  it.each<[string, Rule, unknown]>([
    ['a property as it is', 'N', 12],
    ['the feature’s own id', '$id', '12'],
    ['the middle of its place', '$place', '13.250,48.125'],
    ['a constant', { value: 'SE' }, 'SE'],
    ['a template', { template: 'https://example.org/{N}?t={TYPE}' }, 'https://example.org/12?t=Nationalpark'],
    ['a part of a property', { from: 'TYPE', pattern: '^(\\w{3})' }, 'Nat'],
    ['all that a pattern matches', { from: 'TYPE', pattern: 'park$' }, 'park'],
    ['an entry of a table', { from: 'TYPE', table: { Nationalpark: 'national_park' } }, 'national_park'],
    ['an entry for a part', { from: 'TYPE', pattern: '^.', table: { N: 3 } }, 3],
    ['a known nothing', { from: 'TYPE', table: { Nationalpark: null } }, null],
    ['a product', { from: 'N', factor: 0.01 }, 0.12],
    ['a product of a number with a comma', { from: 'HA', factor: 0.01 }, 12.345],
    ['a constant where a pattern fits', { from: 'TYPE', pattern: 'park', value: 'x' }, 'x'],
  ])('gives %s', (_, rule, value) => {
    expect(applyRule(rule, feature)).toMatchObject({ kind: 'value', value })
  })

  it.each([
    ['1 March – 31 July 2027', '2027-03-01', '31 july 2027'],
    ['until 31 July 2027', null, '31 july 2027'],
    ['all year', null, null],
  ])('gives the first and the last day of %s', (SEASON, first, last) => {
    const wanted = (value: string | null) => (value === null ? { kind: 'nothing' } : { kind: 'value', value })
    const properties = { SEASON }
    expect(applyRule({ first_day_in: 'SEASON' }, { ...feature, properties })).toMatchObject(wanted(first))
    expect(applyRule({ last_day_in: 'SEASON' }, { ...feature, properties })).toMatchObject(wanted(last))
  })

  it('cannot use what is no period', () => {
    const outcome = applyRule({ first_day_in: 'SEASON' }, { ...feature, properties: { SEASON: 'spring' } })
    expect(outcome).toMatchObject({ kind: 'useless', value: 'spring', properties: ['SEASON'] })
  })

  it.each<[string, Rule]>([
    ['is missing', 'OTHER'],
    ['is empty', 'NONE'],
    ['is null', { from: 'NULL', table: {} }],
    ['is the object’s own', 'toString'],
    ['is part of a template', { template: '{N}/{OTHER}' }],
  ])('gives nothing where a property %s', (_, rule) => {
    expect(applyRule(rule, feature).kind).toBe('nothing')
  })

  it.each<[string, Rule]>([
    ['that does not fit a pattern', { from: 'TYPE', pattern: '^park' }],
    ['that is in no table', { from: 'TYPE', table: { Naturreservat: 1 } }],
    ['that is no text', { from: 'LIST', pattern: '1' }],
    ['that is no number', { from: 'TYPE', factor: 2 }],
  ])('cannot use a value %s', (_, rule) => {
    expect(applyRule(rule, feature).kind).toBe('useless')
  })
})
