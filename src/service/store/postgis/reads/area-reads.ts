import * as z from 'zod/mini'
import { AREA_FIELDS, type AreaField } from '#contract/records/area.ts'
import { LngLat, type BBox } from '#contract/geometry.ts'
import type { AreaFilters } from '#contract/query/area-query.ts'
import type { AreaPlace, AreaSummary, Frame, JsonBytes, Rows, Slice } from '../../domain/store.ts'
import type { TileArea } from '../../../tiles/tile-area.ts'
import { columnsOf, editionTime, recordOf } from './composing.ts'
import { allOf, anyId, anyText, named, near, Params, SYNC_ORDER, updatedAfter } from './conditions.ts'
import type { Database } from '../database/database.ts'
import { listRows, recordIn } from './list-rows.ts'
import { bytesOf, numberOf, textOf, type SqlValue } from '../../sql/sql.ts'

const columns: Readonly<Record<AreaField, string>> = {
  ...columnsOf('f', AREA_FIELDS),
  id: 'r.id::text',
  updated_at: editionTime('r.updated_in'),
  created_at: editionTime('r.created_in'),
}

const FIELDS_JOINED = 'LEFT JOIN area_field f ON f.id = r.id'

export function listAreas(
  sql: Database,
  filters: AreaFilters,
  fields: readonly AreaField[],
  slice: Slice,
  frame?: Frame,
): Promise<Rows> {
  const conditions = [
    ...anyId('r.category_id', filters.category_id),
    ...anyId('r.country_id', filters.country_id),
    ...updatedAfter(filters.updated_after),
    ...named(filters.q),
  ]
  return listRows(
    sql,
    {
      table: 'area',
      box: filters.bbox,
      conditions,
      columns: 'r.id, r.uuid, r.created_in, r.updated_in',
      join: FIELDS_JOINED,
      record: () => recordOf(fields, columns),
      order: filters.updated_after === undefined ? 'r.id' : SYNC_ORDER,
    },
    slice,
    frame,
  )
}

export async function findArea(sql: Database, uuid: string, fields: readonly AreaField[]): Promise<JsonBytes | null> {
  return recordIn(
    await sql.row(`SELECT ${recordOf(fields, columns)} FROM area r ${FIELDS_JOINED} WHERE r.uuid = $1`, [uuid]),
  )
}

export async function areaPlaces(sql: Database, uuids: readonly string[]): Promise<ReadonlyMap<string, AreaPlace>> {
  const params = new Params()
  const where = allOf(anyText('r.uuid', uuids), params)
  const rows = await sql.rows(
    `SELECT r.uuid, f.name, f.centroid FROM area r JOIN area_field f ON f.id = r.id WHERE ${where}`,
    params.values,
  )
  return new Map(
    rows.map(([uuid, name, centroid]) => [
      textOf(uuid),
      { name: z.string().parse(jsonIn(name)), centroid: LngLat.parse(jsonIn(centroid)) },
    ]),
  )
}

export async function listTileAreas(sql: Database, box: BBox, level: number): Promise<readonly TileArea[]> {
  const params = new Params()
  const rows = await sql.rows(
    `SELECT r.id, r.uuid, f.name, r.category_id, r.country_id, f.area_km2, f.centroid, s.shape
     FROM area r JOIN area_field f ON f.id = r.id LEFT JOIN area_shape s ON s.id = r.id AND s.level = ${params.add(level)}
     WHERE ${near(box)(params)} ORDER BY r.id`,
    params.values,
  )
  return rows.map(([id, uuid, name, categoryId, countryId, areaKm2 = null, centroid, shape = null]) => ({
    id: numberOf(id),
    uuid: textOf(uuid),
    name: z.string().parse(jsonIn(name)),
    categoryId: numberOf(categoryId),
    countryId: numberOf(countryId),
    areaKm2: areaKm2 === null ? null : Number(textOf(areaKm2)),
    centroid: LngLat.parse(jsonIn(centroid)),
    shape: shape === null ? null : bytesOf(shape),
  }))
}

export async function summarizeAreas(sql: Database): Promise<AreaSummary> {
  const box = await sql.row('SELECT min(west), min(south), max(east), max(north) FROM area')
  const [west, south, east, north] = box?.map((value) => (typeof value === 'number' ? value : null)) ?? []
  const attributions = await sql.rows(
    'SELECT attribution FROM area_field WHERE attribution IS NOT NULL GROUP BY 1 ORDER BY attribution COLLATE "C" LIMIT 8',
  )
  return {
    bounds: west == null || south == null || east == null || north == null ? null : [west, south, east, north],
    attributions: attributions.map(([text]) => z.string().parse(jsonIn(text))),
  }
}

function jsonIn(value: SqlValue | undefined): unknown {
  return JSON.parse(textOf(value))
}
