import * as z from 'zod/mini'
import type { BBox } from '#contract/geometry.ts'
import type { AreaSummary } from '../../domain/store.ts'
import { bytesOf, numberOf, textOf } from '../../sql/sql.ts'
import type { TileArea } from '../../../tiles/tile-area.ts'
import type { Connection } from '../database/connection.ts'
import { near, SqliteParams } from './conditions.ts'

export function listTileAreas(sql: Connection, box: BBox, level: number): readonly TileArea[] {
  const params = new SqliteParams()
  const rows = sql.rows(
    `SELECT r.id, r.uuid, r.name, r.category_id, r.country_id, r.area_km2, r.lng, r.lat, s.shape
     FROM area r LEFT JOIN area_shape s ON s.level = ${params.add(level)} AND s.id = r.id WHERE ${near('area', box)(params)} ORDER BY r.id`,
    params.values,
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
