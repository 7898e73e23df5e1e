import { describe, expect, it } from 'vitest'
import { isSameName, namedFor } from './same-names.ts'
import type { Mapping } from './mapping.ts'

const mapping: Mapping = {
  key: 'parks',
  title: 'Parks',
  kind: 'areas',
  id: ['site_number', '$id'],
  fields: {
    name: 'Name',
    url: { template: 'https://example.org/{slug}' },
    established_on: { from: 'established_on', pattern: '.+' },
  },
  names: { sv: 'NAMN', '*': 'name:*' },
}

function named(properties: Record<string, unknown>) {
  return namedFor(mapping)({ number: 1, place: 'line 1', id: null, properties, geometry: null }).properties
}

describe('namedFor', () => {
  it('knows properties in any case, and cut to ten characters', () => {
    expect(named({ NAME: 'a', SLUG: 'b', ESTABLISHE: '1909', Site_Numbe: 7, namn: 'c', other: 1 })).toEqual({
      Name: 'a',
      slug: 'b',
      established_on: '1909',
      site_number: 7,
      NAMN: 'c',
      other: 1,
    })
  })

  it('leaves a property alone where another has the very name', () => {
    expect(named({ NAME: 'a', Name: 'b' })).toEqual({ NAME: 'a', Name: 'b' })
  })

  it('gives one of two properties a name that both could have', () => {
    expect(named({ NAME: 'a', name: 'b' })).toEqual({ Name: 'a', name: 'b' })
  })
})

describe('isSameName', () => {
  it.each([
    ['category_i', 'category_id', true],
    ['CATEGORY_I', 'category_id', true],
    ['category', 'category_id', false],
    ['nam', 'name', false],
    ['established', 'established_on', false],
  ])('says of %s and %s: %s', (property, name, same) => {
    expect(isSameName(property, name)).toBe(same)
  })
})
