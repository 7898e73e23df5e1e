import * as z from 'zod/mini'
import type { AreaField } from '#contract/records/area.ts'
import type { BBox } from '#contract/geometry.ts'
import type { AreaFilters } from '#contract/query/area-query.ts'
import type { AreaPlace, AreaSummary, Frame, JsonBytes, Rows, Slice } from '../../domain/store.ts'
import type { TileArea } from '../../../tiles/tile-area.ts'
import { asText, editionTime, recordOf } from './composing.ts'
import { allOf, anyOf, named, near, SYNC_ORDER, updatedAfter } from './conditions.ts'
import { bytesOf, numberOf, textOf } from '../../sql/sql.ts'
import type { Connection } from '../database/connection.ts'
import { listRows } from './list-rows.ts'

const FROM = 'area r LEFT JOIN area_field f ON f.id = r.id'

/** Where each field comes from: an expression that gives its JSON text, or a whole number. */
const columns: Readonly<Record<AreaField, string>> = {
  uuid: asText('r.uuid'),
  id: 'r.id',
  name: asText('r.name'),
  category_id: 'r.category_id',
  country_id: 'r.country_id',
  updated_at: editionTime('r.updated_in'),
  bbox: 'f.bbox',
  designation: 'f.designation',
  iucn_category: 'f.iucn_category',
  wdpa_id: 'f.wdpa_id',
  area_km2: 'f.area_km2',
  established_on: 'f.established_on',
  description: 'f.description',
  url: 'f.url',
  organisation_id: 'f.organisation_id',
  licence_uri: 'f.licence_uri',
  attribution: 'f.attribution',
  names: 'f.names',
  designation_status: 'f.designation_status',
  created_at: editionTime('r.created_in'),
  extra: 'f.extra',
  centroid: 'f.centroid',
  time_zone: 'f.time_zone',
  rules: 'f.rules',
  geometry: 'f.geometry',
}

export function listAreas(
  sql: Connection,
  filters: AreaFilters,
  fields: readonly AreaField[],
  slice: Slice,
  frame?: Frame,
): Rows {
  const conditions = [
    ...anyOf('r.category_id', filters.category_id),
    ...anyOf('r.country_id', filters.country_id),
    ...updatedAfter(filters.updated_after),
    ...named(filters.q),
  ]
  return listRows(
    sql,
    {
      table: 'area',
      from: FROM,
      fromParams: [],
      box: filters.bbox,
      conditions,
      record: recordOf(fields, columns),
      order: filters.updated_after === undefined ? 'r.id' : SYNC_ORDER,
    },
    slice,
    frame,
  )
}

export function findArea(sql: Connection, uuid: string, fields: readonly AreaField[]): JsonBytes | null {
  const row = sql.row(`SELECT CAST(${recordOf(fields, columns)} AS BLOB) FROM ${FROM} WHERE r.uuid = ?`, [uuid])
  return row === null ? null : bytesOf(row[0])
}

export function areaPlaces(sql: Connection, uuids: readonly string[]): ReadonlyMap<string, AreaPlace> {
  const { sql: where, params } = allOf(anyOf('uuid', uuids))
  const rows = sql.rows(`SELECT uuid, name, lng, lat FROM area WHERE ${where}`, params)
  return new Map(
    rows.map(([uuid, name, lng, lat]) => [
      textOf(uuid),
      { name: textOf(name), centroid: [numberOf(lng), numberOf(lat)] },
    ]),
  )
}

export function listTileAreas(sql: Connection, box: BBox, level: number): readonly TileArea[] {
  const touching = allOf(near('area', box))
  const rows = sql.rows(
    `SELECT r.id, r.uuid, r.name, r.category_id, r.country_id, r.area_km2, r.lng, r.lat, s.shape
     FROM area r LEFT JOIN area_shape s ON s.level = ? AND s.id = r.id WHERE ${touching.sql} ORDER BY r.id`,
    [level, ...touching.params],
  )
  return rows.map(([id, uuid, name, categoryId, countryId, areaKm2, lng, lat, shape]) => ({
    id: numberOf(id),
    uuid: textOf(uuid),
    name: textOf(name),
    categoryId: numberOf(categoryId),
    countryId: numberOf(countryId),
    areaKm2: areaKm2 === null ? null : numberOf(areaKm2),
    centroid: [numberOf(lng), numberOf(lat)],
    shape: shape === null ? null : bytesOf(shape),
  }))
}

export function summarizeAreas(sql: Connection): AreaSummary {
  const box = sql.row('SELECT min(west), min(south), max(east), max(north) FROM area_box')
  const [west, south, east, north] = box?.map((value) => (typeof value === 'number' ? value : null)) ?? []
  const attributions = sql.rows('SELECT DISTINCT attribution FROM area_field WHERE attribution IS NOT NULL LIMIT 8')
  return {
    bounds: west == null || south == null || east == null || north == null ? null : [west, south, east, north],
    attributions: attributions.map(([text]) => z.string().parse(JSON.parse(textOf(text)))),
  }
}
