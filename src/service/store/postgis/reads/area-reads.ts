import * as z from 'zod/mini'
import type { BBox } from '#contract/geometry.ts'
import type { DrawnCount } from '#contract/tile-json.ts'
import type { AreaSummary } from '../../domain/store.ts'
import { numberOf, textOf, type Sql, type SqlRow, type SqlValue } from '../../sql/sql.ts'
import type { DrawnArea } from '../../../tiles/by-tile.ts'
import { levelFor } from '#contract/tiles/levels.ts'
import type { TileArea } from '#contract/tiles/tile-area.ts'
import { drawnAt } from '../../sql/reads/drawn.ts'
import { DRAWN_FROM, drawnAreaOf, tileAreaOf } from '../../sql/reads/tile-row.ts'
import type { Database } from '../database/database.ts'
import { near, PostgisParams } from './conditions.ts'

/** As `TileReads.rankedAreas` has them. */
export const RANKED_AREAS = `
  SELECT r.id, r.category_id, f.area_km2::float8, (f.centroid::json->>0)::float8, (f.centroid::json->>1)::float8,
    r.west, r.south, r.east, r.north
  FROM area r JOIN area_field f ON f.id = r.id ORDER BY r.id`

/** Where rows are read: the database, or a session of its own. */
type Reader = Pick<Sql, 'rows' | 'row'>

export async function listTileAreas(sql: Reader, box: BBox, zoom: number): Promise<readonly TileArea[]> {
  const params = new PostgisParams()
  const { columns, from, drawn } = tileParts(zoom, params)
  const rows = await sql.rows(
    `SELECT ${columns} FROM ${from} WHERE ${near(box)(params)} AND ${drawn} ORDER BY r.id`,
    params.values,
  )
  return rows.map(namedAreaOf)
}

/** As `TileReads` has it. */
export async function listDrawnAreas(sql: Reader, zoom: number): Promise<readonly DrawnArea[]> {
  const params = new PostgisParams()
  const { columns, from, drawn } = tileParts(zoom, params)
  const rows = await sql.rows(
    `SELECT ${DRAWN_FROM}, r.west, r.south, r.east, r.north, ${columns}
     FROM ${from} WHERE ${drawn} ORDER BY r.id`,
    params.values,
  )
  return rows.map((row) => drawnAreaOf(row, namedAreaOf))
}

/** The columns of {@link tileAreaOf}, with the name as JSON. */
function tileParts(zoom: number, params: PostgisParams) {
  const [at, level] = [`${params.add(zoom)}::int4`, params.add(levelFor(zoom).zoom)]
  return {
    columns: `r.id, r.uuid, f.name, r.category_id, r.country_id, f.area_km2::float8,
      (f.centroid::json->>0)::float8, (f.centroid::json->>1)::float8, coalesce(d.point_from, 0) <= ${at}, s.shape`,
    from: `area r JOIN area_field f ON f.id = r.id LEFT JOIN area_drawn d ON d.id = r.id
      LEFT JOIN area_shape s ON s.id = r.id AND s.level = ${level} AND coalesce(d.shape_from, 0) <= ${at}`,
    drawn: drawnAt(at),
  }
}

function namedAreaOf(row: SqlRow): TileArea {
  return tileAreaOf(row.with(2, z.string().parse(jsonIn(row[2]))))
}

export async function countDrawn(sql: Reader, box: BBox, zoom: number): Promise<DrawnCount> {
  const params = new PostgisParams()
  const row = await sql.row(
    `SELECT count(*), count(*) FILTER (WHERE ${drawnAt(`${params.add(zoom)}::int4`)})
     FROM area r LEFT JOIN area_drawn d ON d.id = r.id WHERE ${near(box)(params)}`,
    params.values,
  )
  return { count: numberOf(row?.[0]), drawn: numberOf(row?.[1]) }
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
