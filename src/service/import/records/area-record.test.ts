import type { Geometry } from 'geojson'
import { describe, expect, it } from 'vitest'
import { ProtectedArea } from '#contract/records/area.ts'
import { categories } from '#contract/vocabulary/categories.ts'
import { idOf } from '#contract/vocabulary/languages.ts'
import { uuidOf } from '#testing/builders.ts'
import { aFeature, square } from '../testing/import.ts'
import { areaContractNames } from '../mapping/contract-names.ts'
import type { AreaMapping } from '../mapping/mapping.ts'
import { areaRecord } from './area-record.ts'
import { Remarks } from './remarks.ts'

function recordOf(properties: Record<string, unknown>, geometry: Geometry = square, mapping = areaContractNames) {
  const remarks = new Remarks()
  const source = { ...aFeature(properties, geometry), number: 1, place: 'line 1', id: null, properties }
  const record = areaRecord(source, mapping, remarks.add)
  return { record, remarks: remarks.list().map(({ text, examples }) => [text, examples[0]]) }
}

const park = { id: 1, name: 'Abisko', category: 'national_park', country: 'SE' }

describe('areaRecord', () => {
  it.each(['9999', '9999-12-31', '0001-01-01'])('takes %s for no day of founding', (written) => {
    const { record } = recordOf({ ...park, established_on: written })
    expect(record).toMatchObject({ established_on: null, extra: { established_on: written } })
  })

  it('is a whole area of the contract', () => {
    const { record, remarks } = recordOf(park)
    const [uuid, time] = [uuidOf(1), '2026-01-01T00:00:00Z']
    const stored = { ...record, uuid, id: 1, created_at: time, updated_at: time }
    expect(ProtectedArea.parse(stored)).toEqual(stored)
    expect(record).toMatchObject({
      name: 'Abisko',
      category_id: 1,
      country_id: 752,
      time_zone: 'Europe/Stockholm',
      bbox: [18, 68, 18.1, 68.1],
      centroid: [18.05, 68.05],
      area_km2: expect.closeTo(46.5455, 3) as number,
      extra: null,
    })
    expect(remarks).toEqual([])
  })

  it('takes all that the contract names, and what it calculates anew never from the file', () => {
    const given = {
      uuid: '2f0b1f3e-7d4c-4a55-9d6b-0f4b8f1b2c3d',
      designation: 'Nationalpark',
      iucn_category: 'II',
      wdpa_id: 900,
      area_km2: 77.2,
      established_on: '1909-05-24',
      description: 'Fell',
      url: 'https://example.org/',
      names: { en: 'A' },
      licence_uri: 'https://example.org/free',
      attribution: 'Us',
      designation_status: 'Designated',
      rules: 'No dogs',
      time_zone: 'Europe/Helsinki',
      extra: { code: 5 },
    }
    const { record } = recordOf({ ...park, ...given, bbox: [0, 0, 1, 1], updated_at: 'x', colour: 'green' })
    expect(record).toMatchObject({ ...given, extra: { code: 5, colour: 'green' }, bbox: [18, 68, 18.1, 68.1] })
    expect(Object.keys(record.extra ?? {})).toEqual(['code', 'colour'])
  })

  it('keeps places as such, without an area', () => {
    const { record } = recordOf(
      { ...park, area_km2: 3 },
      {
        type: 'MultiPoint',
        coordinates: [
          [18, 68],
          [18.2, 68],
          [18.1, 68],
        ],
      },
    )
    expect(record).toMatchObject({ area_km2: null, centroid: [18.1, 68], geometry: { type: 'MultiPoint' } })
  })

  it('keeps what it does not understand, and says so', () => {
    const { record, remarks } = recordOf({ ...park, established_on: '0000-00-00', url: 'none', iucn_category: 'IX' })
    expect(record).toMatchObject({ established_on: null, url: null, iucn_category: null })
    expect(record.extra).toEqual({ established_on: '0000-00-00', url: 'none', iucn_category: 'IX' })
    expect(remarks).toContainEqual(['established_on not understood and kept in extra', 'Abisko: “0000-00-00”'])
  })

  it('says when only a year was known, and what was put right', () => {
    const open: Geometry = {
      type: 'Polygon',
      coordinates: [
        [
          [18, 68],
          [18.1, 68],
          [18.1, 68.1],
        ],
      ],
    }
    const { record, remarks } = recordOf({ ...park, established_on: 1909 }, open)
    expect(record.established_on).toBe('1909-01-01')
    expect(remarks.map(([text]) => text)).toEqual([
      'rings closed',
      'established_on known by its year only, taken as the first of January',
    ])
  })

  it('tells the country by the place where the source does not', () => {
    const { record, remarks } = recordOf({ ...park, country: null })
    expect(record.country_id).toBe(752)
    expect(remarks).toEqual([['country told by the place', 'Abisko']])
  })

  it('gathers names from properties, in any language', () => {
    const mapping: AreaMapping = { ...areaContractNames, names: { '*': 'name:*', sv: 'NAMN' } }
    const { record } = recordOf(
      { ...park, NAMN: 'Abisko', 'name:se': 'Ábeskovvu', 'name:etymology': 'x' },
      square,
      mapping,
    )
    expect(record.names).toEqual({ sv: 'Abisko', se: 'Ábeskovvu' })
    expect(record.extra).toEqual({ 'name:etymology': 'x' })
  })

  it.each<[string, Geometry, number | null, string]>([
    [
      'tells the country by the coast',
      { type: 'Point', coordinates: [7, 54.5] },
      276,
      'country told by the nearest coast',
    ],
    [
      'tells it across the antimeridian',
      { type: 'Point', coordinates: [-179.5, 71.2] },
      643,
      'country told by the place',
    ],
    [
      'leaves it open far out at sea',
      { type: 'Point', coordinates: [-38, 40] },
      null,
      'no country named, and no coast near',
    ],
    ['knows Antarctica', { type: 'Point', coordinates: [166, -77.5] }, 10, 'country told by the place'],
  ])('%s', (_, geometry, country_id, remark) => {
    const { record, remarks } = recordOf({ ...park, country: null }, geometry)
    expect([record.country_id, remarks[0]?.[0]]).toEqual([country_id, remark])
  })

  it('takes what it has no category for as other, and keeps the source’s own word', () => {
    const { record, remarks } = recordOf({ ...park, category: 'Zoo' })
    expect(record).toMatchObject({ category_id: idOf(categories, 'other'), designation: 'Zoo' })
    expect(remarks).toEqual([['category_id not understood, taken as other', 'Abisko: “Zoo”']])
    expect(recordOf({ ...park, category: null }).remarks).toEqual([['no category_id, taken as other', 'Abisko']])
  })

  it('makes a name of designation and number where there is none', () => {
    const { record, remarks } = recordOf({ ...park, name: ' ', designation: 'Naturdenkmal', id: 'ND-7' })
    expect(record.name).toBe('Naturdenkmal ND-7')
    expect(remarks).toEqual([['no name, made of designation and number', 'ND-7: Naturdenkmal ND-7']])
  })

  it.each([
    ['an unknown zone', { time_zone: 'Europe/Abisko' }, square, 'its time_zone “Europe/Abisko” is not understood'],
    ['a malformed uuid', { uuid: '12' }, square, 'its uuid “12” is not understood'],
  ])('refuses %s', (_, wrong, geometry, message) => {
    expect(() => recordOf({ ...park, ...wrong }, geometry)).toThrow(message)
  })

  it('names each record whose size a repair changes', () => {
    const bowTie: Geometry = {
      type: 'Polygon',
      coordinates: [
        [
          [18, 68],
          [18.2, 68.2],
          [18.2, 68],
          [18, 68.1],
          [18, 68],
        ],
      ],
    }
    expect(recordOf(park, bowTie).remarks).toContainEqual([
      'area changed through that',
      expect.stringMatching(/^Abisko: [\d.]+ → [\d.]+ km² \(\+\d+%\)$/),
    ])
  })
})
