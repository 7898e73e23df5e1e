import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { aDirectory } from '../../store/testing/store.ts'
import { chooseMapping, readMapping, shippedMappings } from './choose-mapping.ts'
import { namedFor } from './same-names.ts'

function featureWith(...names: string[]) {
  const properties = Object.fromEntries(names.map((name) => [name, 'x']))
  return { number: 1, place: 'line 1', id: null, properties, geometry: null }
}

function mappingFile(content: unknown): string {
  const path = join(aDirectory(), 'mapping.json')
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}

const small = { key: 'parks', title: 'Parks', kind: 'areas', fields: { name: 'NAME' } }

describe('chooseMapping', () => {
  it('knows a source by its properties', () => {
    for (const mapping of shippedMappings) {
      const feature = featureWith(...(mapping.signature ?? []), 'more')
      expect(chooseMapping(mapping.kind, [feature], 'a.geojson')).toEqual({ kind: 'known', mapping })
    }
  })

  it('takes the kind of a site of the CDDA from its name, where a code alone says it', () => {
    const properties = { cddaId: 1, siteName: 'Nationalpark Eifel', designationTypeCode: 'DE01' }
    const { mapping } = chooseMapping('areas', [{ ...featureWith(), properties }], 'cdda.csv')
    expect(mapping.fields).toMatchObject({ category_id: expect.arrayContaining([{ kind_in: 'siteName' }]) })
  })

  it('falls back on the contract’s own names, told apart by the file', () => {
    const park = { ...featureWith(), properties: { name: 'Abisko', category: 'national_park' } }
    const areas = chooseMapping('areas', [park], '/data/my-parks.geojson.gz')
    expect(areas).toMatchObject({ kind: 'named', mapping: { kind: 'areas', key: 'file-my-parks' } })
    expect(chooseMapping('closures', [featureWith('name')], 'a.geojson').mapping.kind).toBe('closures')
  })

  it('reads a period in one column beside the contract’s own names', () => {
    const properties = { name: 'Falcon Rock', is_binding: 'no', period: '1 March – 31 July' }
    const { kind, mapping } = chooseMapping('closures', [{ ...featureWith(), properties }], 'a.csv')
    expect([kind, mapping.fields]).toMatchObject([
      'named',
      { is_binding: 'is_binding', start_on: { first_day_in: 'period' }, end_on: { last_day_in: 'period' } },
    ])
  })

  it('reads titles for activities where a file writes the contract’s names in other letters', () => {
    const properties = {
      uuid: '00000000-0000-4000-8000-000000000007',
      Name: 'Moor: no climbing',
      Start_On: '2027-02-01',
    }
    const { kind, mapping } = chooseMapping('closures', [{ ...featureWith(), properties }], 'a.csv')
    expect(kind).toBe('named')
    expect(Object.keys(namedFor(mapping)({ ...featureWith(), properties }).properties)).toEqual([
      'uuid',
      'name',
      'start_on',
    ])
  })

  it('guesses where a property is called as the contract has it, but says other things', () => {
    const properties = { name: 'Abisko', category: 'II', type: 'Nationalpark' }
    const { kind, mapping } = chooseMapping('areas', [{ ...featureWith(), properties }], 'a.geojson')
    expect([kind, mapping.fields]).toMatchObject(['guess', { category_id: ['type', { value: 'other' }] }])
  })
})

describe('readMapping', () => {
  it('reads a mapping', async () => {
    expect(await readMapping(mappingFile(small))).toEqual(small)
    expect(await readMapping(mappingFile(`\uFEFF${JSON.stringify(small)}`))).toEqual(small)
  })

  it.each([
    ['is not JSON', '{', 'this is no mapping'],
    ['has an unknown field', { ...small, fields: { nmae: 'NAME' } }, 'nmae'],
    ['has an unknown option', { ...small, feilds: {} }, 'feilds'],
    ['has a broken pattern', { ...small, fields: { name: { from: 'NAME', pattern: '(' } } }, 'fields.name'],
    ['has no key', { ...small, key: undefined }, 'key'],
  ])('names what is wrong with one that %s', async (_, content, message) => {
    await expect(readMapping(mappingFile(content))).rejects.toThrow(message)
  })

  it('names a file that is not there', async () => {
    await expect(readMapping('/nowhere/mapping.json')).rejects.toThrow(
      '/nowhere/mapping.json: the mapping cannot be read',
    )
  })
})
