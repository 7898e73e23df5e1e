import { parse } from 'csv-parse/sync'
import type { Geometry } from 'geojson'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Closure } from '#contract/records/closure.ts'
import { closureColumns, STANDING_COLUMNS, TABLE_FIELDS, type TableNames } from '#contract/records/closure-table.ts'
import { closureStateAt } from '#records/closures/closure-state.ts'
import { done } from '#core/steps/steps.ts'
import { aClosure, MAY_15, uuidOf } from '#testing/builders.ts'
import type { DeskRow } from '../table/desk-rows.ts'
import { csvOf } from './csv.ts'
import { geojsonOf } from './geojson.ts'

const NAMES: TableNames = {
  reason: () => 'Breeding season',
  activity: (id) => `Activity ${id}`,
  source: () => 'Rangers',
  area: () => 'Harz',
}

/** More than are written in one step. */
const MANY = Array.from({ length: 250 }, (_, index) => index)

const aRow = (changes: Partial<Closure>): DeskRow => ({
  state: closureStateAt(aClosure(changes), MAY_15, null),
  areas: '',
  reason: '',
  activities: '',
  source: '',
})

const csv = (rows: readonly DeskRow[], language: 'en' | 'de' = 'en') => done(csvOf(rows, NAMES, language)).join('')

const rowsOf = (table: string, delimiter = ',') =>
  z.array(z.record(z.string(), z.string())).parse(parse(table, { bom: true, columns: true, delimiter }))

describe('rows as a table', () => {
  it('have the columns that the service gives, and no name turns into a formula', () => {
    const [row = {}] = rowsOf(
      csv([aRow({ name: '=1+1, "x"\nnext', protected_area_uuids: [uuidOf(8)], activity_ids: [3, 4] })]),
    )
    expect(Object.keys(row)).toEqual([...TABLE_FIELDS.flatMap(closureColumns), ...STANDING_COLUMNS])
    expect(row).toMatchObject({
      name: `'=1+1, "x"\nnext`,
      status: 'current',
      activities: 'Activity 3;Activity 4',
      source: 'Rangers',
      areas: 'Harz',
      in_force: 'true',
      begins_at: '2026-04-30T22:00:00Z',
      next_change: '2026-07-31T22:00:00Z',
    })
  })

  it('are each there once, in their order, however many they are', () => {
    const rows = MANY.map((index) => aRow({ uuid: uuidOf(index), name: `Row ${index}` }))
    expect(rowsOf(csv(rows)).map(({ name }) => name)).toEqual(MANY.map((index) => `Row ${index}`))
    const { features } = JSON.parse(done(geojsonOf(rows, new Map())).join(''))
    expect(features).toMatchObject(MANY.map((index) => ({ id: uuidOf(index) })))
    expect(JSON.parse(done(geojsonOf([], new Map())).join(''))).toEqual({ type: 'FeatureCollection', features: [] })
  })

  it('leave instants empty where the time zone is not known', () => {
    const state = closureStateAt({ ...aClosure(), time_zone: 'Nowhere/Land' }, MAY_15, null)
    const [row] = rowsOf(csv([{ ...aRow({}), state }]))
    expect(row).toMatchObject({ begins_at: '', finishes_at: '', next_change: '' })
  })

  it('are separated as the spreadsheets of the language expect', () => {
    const table = csv([aRow({ name: 'Fels, Nordwand' })], 'de')
    expect(rowsOf(table, ';')[0]).toMatchObject({ name: 'Fels, Nordwand', reason: 'Breeding season' })
  })
})

describe('rows as GeoJSON', () => {
  it('are exactly these, with their shapes and the status of the instant that is shown', () => {
    const point: Geometry = { type: 'Point', coordinates: [13, 49] }
    const rows = [aRow({ uuid: uuidOf(1), status: 'upcoming' }), aRow({ uuid: uuidOf(2), geometry: null, bbox: null })]
    const { uuid } = rows[0]?.state.record ?? aClosure()
    const { features } = JSON.parse(done(geojsonOf(rows, new Map([[uuid, point]]))).join(''))
    expect(features).toMatchObject([
      { id: uuidOf(1), geometry: point, properties: { status: 'current' } },
      { id: uuidOf(2), geometry: null },
    ])
    expect(features[0].properties).not.toHaveProperty('geometry')
  })
})
