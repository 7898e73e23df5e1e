import type { Geometry } from 'geojson'
import { describe, expect, it } from 'vitest'
import { idOf } from '#contract/vocabulary/languages.ts'
import { reasons } from '#contract/vocabulary/reasons.ts'
import { activities } from '#contract/vocabulary/activities.ts'
import { aFeature, square } from '../testing/import.ts'
import { closureContractNames } from '../mapping/contract-names.ts'
import { closureRecord } from './closure-record.ts'
import { Remarks } from './remarks.ts'

const NOWHERE = { place: { geometry: null, areas: [] }, ofAreas: { named: [], isComplete: true, timeZone: null } }

function recordOf(
  properties: Record<string, unknown>,
  geometry: Geometry | null = square,
  zone: string | null = null,
  zoneOfAreas: string | null = null,
  mapping = closureContractNames,
) {
  const remarks = new Remarks()
  const source = { ...aFeature(properties, geometry), number: 1, place: 'line 1', id: null, properties }
  const record = closureRecord(
    source,
    mapping,
    {
      timeZone: zone,
      source: null,
      path: '/maps/closures.csv',
      now: Date.parse('2026-11-24T12:00Z'),
      ...NOWHERE,
      ofAreas: { ...NOWHERE.ofAreas, timeZone: zoneOfAreas },
    },
    remarks.add,
  )
  return { ...record, remarks: remarks.list().map(({ text }) => text) }
}

const nesting = { id: 1, name: 'Nesting', source: 'Rangers', activities: 'climbing' }
const area = '2f0b1f3e-7d4c-4a55-9d6b-0f4b8f1b2c3d'

describe('closureRecord', () => {
  it.each([
    ['1 Feb', '30 June', '2027-02-01', '2027-06-30'],
    ['01.10.', '31.03.', '2026-10-01', '2027-03-31'],
    ['15/12', '24/11', '2025-12-15', '2026-11-24'],
    ['Sept 1', 'Nov 23', '2027-09-01', '2027-11-23'],
  ])('takes %s to %s of every year for the season that is or comes next', (start, end, start_on, end_on) => {
    const { closure, remarks } = recordOf({ ...nesting, start_on: start, end_on: end })
    expect(closure).toMatchObject({ start_on, end_on })
    expect(remarks).toContain('days of every year taken as the season that is or comes next: import again each year')
  })

  it('refuses a day of every year beside one of a single year', () => {
    expect(() => recordOf({ ...nesting, start_on: '1 Feb', end_on: '2027-06-30' })).toThrow('it says no year')
  })

  it('takes what the contract names, terms by id, key or label', () => {
    const { source, closure, remarks } = recordOf({
      ...nesting,
      source_kind: 'authority',
      type: 'closure',
      reason: 'Breeding season',
      activities: ['climbing', 'Drohnen', 1],
      start_on: '2026-03-01',
      end_on: '2026-07-31',
      daytime_start: '08:00',
      daytime_end: '17:00:00',
      is_binding: false,
      protected_area_uuids: [area],
      legal_basis: '§ 1',
      status: 'current',
    })
    expect(source).toEqual({ name: 'Rangers', kind: 'authority', url: null })
    expect(closure).toMatchObject({
      reason_id: 1,
      activity_ids: [idOf(activities, 'climbing'), idOf(activities, 'drones'), 1],
      is_binding: false,
      start_on: '2026-03-01',
      end_on: '2026-07-31',
      daytime_start: '08:00:00',
      daytime_end: '17:00:00',
      time_zone: 'Europe/Stockholm',
      protected_area_uuids: [area],
      legal_basis: '§ 1',
      geometry: square,
      extra: null,
    })
    expect(remarks).toEqual([])
  })

  it.each(['23:59', '23:59:00', '23:59:59', '24:00', '24:00:00'])(
    'takes %s as the end of the day, and says so',
    (daytime_end) => {
      const { closure, remarks } = recordOf({ ...nesting, daytime_start: '20:00', daytime_end })
      expect(closure.daytime_end).toBe('00:00:00')
      expect(remarks).toEqual(['daytime_end 23:59, 23:59:59 or 24:00 taken as 00:00'])
    },
  )

  it.each(['climbing;drones;', 'climbing, drones, ', '; Klettern ;Drohnen'])('takes the activities of “%s”', (text) => {
    const ids = [idOf(activities, 'climbing'), idOf(activities, 'drones')]
    expect(recordOf({ ...nesting, activities: text }).closure.activity_ids).toEqual(ids)
  })

  it('takes a closure without activities as a general one, a notice not', () => {
    const { closure, remarks } = recordOf({ ...nesting, activities: null })
    expect(closure).toMatchObject({ type: 'closure', activity_ids: [1], is_binding: true })
    expect(remarks).toEqual(['no activities named, taken as closed to all'])
    expect(recordOf({ ...nesting, activities: null, type: 'notice' }).closure).toMatchObject({ activity_ids: [] })
  })

  it.each([[[]], [''], [' '], [null], [undefined]])('takes activities that are %j as none', (none) => {
    const { closure } = recordOf({ ...nesting, activities: none })
    expect(closure).toMatchObject({ activity_ids: [1], extra: null })
  })

  it.each([[[]], [''], [null]])('takes activity_ids that are %j as not stated, as the API gives them', (none) => {
    const { closure, remarks } = recordOf({ ...nesting, activities: undefined, activity_ids: none })
    expect(closure).toMatchObject({ activity_ids: [], extra: null })
    expect(remarks).toEqual([])
  })

  it('takes a closure for a general one where the column of its activities is empty, whatever an unread activity_ids is', () => {
    const fields = { ...closureContractNames.fields, activity_ids: 'Banned' }
    const mapping = { ...closureContractNames, fields }
    const read = (Banned: string) =>
      recordOf({ ...nesting, activities: undefined, activity_ids: '', Banned }, square, null, null, mapping)
    expect(read('').closure.activity_ids).toEqual([1])
    expect(read('').remarks).toEqual(['no activities named, taken as closed to all'])
    expect(read('climbing').closure.activity_ids).toEqual([idOf(activities, 'climbing')])
  })

  it('reads activities beside an empty activity_ids', () => {
    const { closure } = recordOf({ ...nesting, activity_ids: '' })
    expect(closure.activity_ids).toEqual([idOf(activities, 'climbing')])
  })

  it('tells the zone by the record, else by its own place, else by the operator', () => {
    expect(recordOf({ ...nesting, time_zone: 'Europe/Paris' }).closure.time_zone).toBe('Europe/Paris')
    expect(
      recordOf(nesting, {
        type: 'LineString',
        coordinates: [
          [-16.6, 28.3],
          [-16.5, 28.3],
        ],
      }).closure.time_zone,
    ).toBe('Atlantic/Canary')
    expect(recordOf(nesting, null, 'Europe/Vienna').closure.time_zone).toBe('Europe/Vienna')
  })

  it.each([
    ['an unknown reason', { reason: 'boredom' }, 'its reason “boredom” is not understood as reason_id'],
    [
      'an unknown activity',
      { activities: ['climbing', 'knitting'] },
      'its activities “knitting” is not understood as activity_ids',
    ],
    [
      'an unknown activity among others',
      { activities: 'entering, leaving_paths, hiking, climbing, ice_climbing, horseback, cycling' },
      'its activities “horseback” is not understood as activity_ids',
    ],
    ['an unknown type', { type: 'rumour' }, 'its type “rumour” is not understood'],
    ['an unknown zone', { time_zone: 'CEST' }, 'its time_zone “CEST” is not understood'],
    ['an end before the start', { start_on: '2026-05-02', end_on: '2026-05-01' }, 'it ends on 2026-05-01, before'],
    ['a date that is none', { start_on: '2026-02-30' }, 'its start_on “2026-02-30” is not understood'],
    ['a year for a date', { start_on: 2026 }, 'its start_on “2026” is not understood'],
    ['a time that is none', { daytime_start: '25:00' }, 'its daytime_start “25:00” is not understood'],
    [
      'a malformed uuid of an area',
      { protected_area_uuids: ['12'] },
      'its protected_area_uuids “12” is not understood',
    ],
  ])('refuses %s', (_, wrong, message) => {
    expect(() => recordOf({ ...nesting, ...wrong })).toThrow(message)
  })

  it('without a source belongs to its folder and file, and says so', () => {
    const { source, remarks } = recordOf({ ...nesting, source: null })
    expect(source).toEqual({ name: 'maps/closures.csv', url: null })
    expect(remarks).toEqual(['no source named, taken from folder and file: say --source NAME'])
  })

  it('counts days that are written as instants at its place, and knows an open end', () => {
    const { closure, remarks } = recordOf({ ...nesting, start_on: '2026-04-30T22:30:00Z', end_on: 'Bis auf Weiteres' })
    expect(closure).toMatchObject({ start_on: '2026-05-01', end_on: null })
    expect(remarks).toEqual([
      'times of day beside dates left out: whole days',
      'no end yet by the source, taken as until further notice',
    ])
  })

  it.each([
    ['Planned burn', 'Park closure', 'fire', 'closure'],
    ['Steinschlag', 'Sperrung', 'rockfall', 'closure'],
    ['Nidification', 'Réouverture', 'breeding', 'notice'],
  ])('knows the reason %s and the type %s', (reason, type, key, wanted) => {
    const { closure } = recordOf({ ...nesting, reason, type })
    expect(closure).toMatchObject({ reason_id: idOf(reasons, key), type: wanted })
  })

  it.each([
    ['of its areas where it has no shape', null, 'Europe/Paris', 'Europe/Paris'],
    ['of the operator where its areas tell none', null, null, 'Europe/Vienna'],
    ['of its shape before that of its areas', square, 'Europe/Paris', 'Europe/Stockholm'],
  ])('has the zone %s', (_, geometry, ofAreas, expected) => {
    const { closure } = recordOf({ ...nesting, protected_area_uuids: [area] }, geometry, 'Europe/Vienna', ofAreas)
    expect(closure.time_zone).toBe(expected)
  })

  it('makes a name of a source that is a number', () => {
    const { source } = recordOf({ ...nesting, source: null, source_id: 3, source_kind: 'authority' })
    expect(source).toEqual({ name: 'Source 3', kind: 'authority', url: null })
  })

  it('refuses what has neither zone nor place', () => {
    expect(() => recordOf(nesting, null)).toThrow('no time_zone, no shape of its own, and no area')
  })
})
