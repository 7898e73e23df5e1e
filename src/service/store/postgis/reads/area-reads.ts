import * as z from 'zod/mini'
import { LngLat, type BBox } from '#contract/geometry.ts'
import type { AreaSummary } from '../../domain/store.ts'
import { bytesOf, numberOf, textOf, type SqlValue } from '../../sql/sql.ts'
import type { TileArea } from '../../../tiles/tile-area.ts'
import type { Database } from '../database/database.ts'
import { near, PostgisParams } from './conditions.ts'

export async function listTileAreas(sql: Database, box: BBox, level: number): Promise<readonly TileArea[]> {
  const params = new PostgisParams()
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
