import type { TileId } from '#contract/tiles/grid.ts'
import { bytesOf, numberOf, type Sql } from '../sql.ts'

/**
 * Whether the tiles of a zoom have something of an area, of which `d` is the row in `area_drawn`. Without one it is drawn:
 * where a service has just begun on the store of an older one that it may not write to.
 */
export function drawnAt(zoom: string): string {
  return `(coalesce(d.point_from, 0) <= ${zoom} OR coalesce(d.shape_from, 0) <= ${zoom})`
}

export async function coarseTile(sql: Pick<Sql, 'row'>, { z, x, y }: TileId): Promise<Uint8Array | null> {
  const row = await sql.row('SELECT tile FROM area_tile WHERE z = $1 AND x = $2 AND y = $3', [z, x, y])
  return row === null ? null : bytesOf(row[0])
}

export async function allDrawnFrom(sql: Pick<Sql, 'row'>): Promise<number> {
  const row = await sql.row(
    'SELECT max(CASE WHEN point_from < shape_from THEN point_from ELSE shape_from END) FROM area_drawn',
  )
  return numberOf(row?.[0] ?? 0)
}

export async function drawnCategories(sql: Pick<Sql, 'rows'>): Promise<readonly number[]> {
  const rows = await sql.rows('SELECT DISTINCT category_id FROM area ORDER BY category_id')
  return rows.map(([id]) => numberOf(id))
}
