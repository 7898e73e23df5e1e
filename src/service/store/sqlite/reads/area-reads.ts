import * as z from 'zod/mini'
import type { BBox } from '#contract/geometry.ts'
import type { DrawnCount } from '#contract/tile-json.ts'
import type { AreaSummary } from '../../domain/store.ts'
import { numberOf, textOf } from '../../sql/sql.ts'
import type { DrawnArea } from '../../../tiles/by-tile.ts'
import { levelFor } from '#contract/tiles/levels.ts'
import type { TileArea } from '#contract/tiles/tile-area.ts'
import { drawnAt } from '../../sql/reads/drawn.ts'
import { DRAWN_FROM, drawnAreaOf, tileAreaOf } from '../../sql/reads/tile-row.ts'
import type { Connection } from '../database/connection.ts'
import { near, SqliteParams } from './conditions.ts'

/** As `TileReads.rankedAreas` has them. */
export const RANKED_AREAS = `
  SELECT r.id, r.category_id, r.area_km2, r.lng, r.lat, b.west, b.south, b.east, b.north
  FROM area r JOIN area_box b ON b.id = r.id ORDER BY r.id`

export function listTileAreas(sql: Connection, box: BBox, zoom: number): readonly TileArea[] {
  const params = new SqliteParams()
  const { columns, from, drawn } = tileParts(zoom, params)
  return sql
    .rows(`SELECT ${columns} FROM ${from} WHERE ${near('area', box)(params)} AND ${drawn} ORDER BY r.id`, params.values)
    .map(tileAreaOf)
}

/** As `TileReads` has it. */
export function listDrawnAreas(sql: Connection, zoom: number): readonly DrawnArea[] {
  const params = new SqliteParams()
  const { columns, from, drawn } = tileParts(zoom, params)
  const rows = sql.rows(
    `SELECT ${DRAWN_FROM}, b.west, b.south, b.east, b.north, ${columns}
     FROM ${from} JOIN area_box b ON b.id = r.id
     WHERE ${drawn} ORDER BY r.id`,
    params.values,
  )
  return rows.map((row) => drawnAreaOf(row, tileAreaOf))
}

/** The columns of {@link tileAreaOf}. */
function tileParts(zoom: number, params: SqliteParams) {
  const [at, level] = [params.add(zoom), params.add(levelFor(zoom).zoom)]
  return {
    columns: `r.id, r.uuid, r.name, r.category_id, r.country_id, r.area_km2, r.lng, r.lat,
      coalesce(d.point_from, 0) <= ${at}, s.shape`,
    from: `area r LEFT JOIN area_drawn d ON d.id = r.id
      LEFT JOIN area_shape s ON coalesce(d.shape_from, 0) <= ${at} AND s.level = ${level} AND s.id = r.id`,
    drawn: drawnAt(at),
  }
}

export function countDrawn(sql: Connection, box: BBox, zoom: number): DrawnCount {
  const params = new SqliteParams()
  const row = sql.row(
    `SELECT count(*), count(*) FILTER (WHERE ${drawnAt(params.add(zoom))})
     FROM area r LEFT JOIN area_drawn d ON d.id = r.id WHERE ${near('area', box)(params)}`,
    params.values,
  )
  return { count: numberOf(row?.[0]), drawn: numberOf(row?.[1]) }
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
