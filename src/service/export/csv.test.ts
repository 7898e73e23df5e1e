import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { expect, it } from 'vitest'
import { aClosure, anArea, uuidOf } from '#testing/builders.ts'
import { aStoreWith } from '../store/testing/store.ts'
import { exported } from './testing/export.ts'

const areas = Array.from({ length: 450 }, (_, index) =>
  anArea({ uuid: uuidOf(index + 1), name: `=Area "${index}"; -one`, names: { de: 'Gebiet' }, wdpa_id: index }),
)

it('is one table, however many pages it takes to read it, that no spreadsheet takes for formulas', async () => {
  const text = readFileSync(await exported(await aStoreWith({ areas }), { format: 'csv' }), 'utf8')
  expect(text.lastIndexOf('\uFEFF')).toBe(0)
  const rows: Record<string, string>[] = parse(text, { bom: true, columns: true, record_delimiter: '\r\n' })
  expect(rows).toHaveLength(450)
  expect(rows[7]).toMatchObject({
    uuid: uuidOf(8),
    name: '\'=Area "7"; \' -one',
    names: '{"de":"Gebiet"}',
    west: '13',
    north: '49',
    centroid_lng: '13.5',
    centroid_lat: '48.5',
    description: '',
  })
  expect(rows[0]).not.toHaveProperty('geometry')
})

it('holds geometries where that is asked for', async () => {
  const store = await aStoreWith({ areas: areas.slice(0, 1) })
  const rows: Record<string, string>[] = parse(readFileSync(await exported(store, { format: 'csv', wkt: true })), {
    bom: true,
    columns: true,
  })
  expect(rows[0]?.['geometry']).toBe('MULTIPOLYGON (((13 48, 14 48, 14 49, 13 49, 13 48)))')
})

it('gives closures the names of what they refer to', async () => {
  const store = await aStoreWith({ closures: [aClosure({ reason_id: 1, activity_ids: [1, 4] })] })
  const rows: unknown[] = parse(readFileSync(await exported(store, { format: 'csv', kind: 'closures' })), {
    bom: true,
    columns: true,
  })
  expect(rows[0]).toMatchObject({
    reason_id: '1',
    reason: 'Breeding season',
    activity_ids: '1;4',
    activities: 'Entering the area;Climbing',
    source_id: '1',
    source: 'Rangers',
    protected_area_uuids: '',
  })
})
