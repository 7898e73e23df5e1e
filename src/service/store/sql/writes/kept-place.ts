import * as z from 'zod/mini'
import { GeometrySchema } from '#contract/geometry.ts'
import { Uuid } from '#contract/ids.ts'
import type { KeptPlace } from '../../domain/places.ts'
import { numberOf, textOf, type Sql } from '../sql.ts'

/** The IANA zone of an area that is stored or was put; null for one that is not. */
export async function areaTimeZone(sql: Sql, uuid: string): Promise<string | null> {
  const row = await sql.row('SELECT f.time_zone FROM area r JOIN area_field f ON f.id = r.id WHERE r.uuid = $1', [uuid])
  return row === null ? null : z.string().parse(JSON.parse(textOf(row[0])))
}

/** Where a closure is that is stored or was put. */
export async function keptPlace(sql: Sql, uuid: string): Promise<KeptPlace> {
  const own = await sql.row(
    `SELECT f.geometry FROM closure r JOIN closure_field f ON f.id = r.id
     WHERE r.uuid = $1 AND f.geometry_from = '"own"'`,
    [uuid],
  )
  const areas = await sql.rows(
    `SELECT a.area_uuid FROM closure r JOIN closure_area a ON a.closure_id = r.id WHERE r.uuid = $1 ORDER BY a.position`,
    [uuid],
  )
  return {
    geometry: own === null ? null : GeometrySchema.parse(JSON.parse(textOf(own[0]))),
    areas: areas.map(([area]) => Uuid.parse(area)),
  }
}

/** Closures without a geometry of their own, of which they themselves or their areas changed in an edition. */
export async function closuresToPlace(sql: Sql, edition: number): Promise<readonly number[]> {
  const rows = await sql.rows(
    `SELECT id FROM closure JOIN closure_field USING (id) WHERE updated_in = $1 AND geometry_from IS NULL
     UNION SELECT a.closure_id FROM closure_area a JOIN closure_field f ON f.id = a.closure_id
     WHERE f.geometry_from <> '"own"' AND (
       EXISTS (SELECT 1 FROM area WHERE uuid = a.area_uuid AND updated_in = $1)
       OR EXISTS (SELECT 1 FROM deletion WHERE kind = 'area' AND uuid = a.area_uuid AND updated_in = $1)
     )`,
    [edition],
  )
  return rows.map(([id]) => numberOf(id))
}

/** The geometry that a closure has from its areas, as a JSON text; null without any. */
export function joinedGeometry(areas: readonly string[]): string | null {
  return areas.length > 1 ? `{"type":"GeometryCollection","geometries":[${areas.join(',')}]}` : (areas[0] ?? null)
}

/** Whether a closure has that geometry from its areas already. */
export async function isPlaced(sql: Sql, id: number, geometry: string | null): Promise<boolean> {
  const [known, origin] = (await sql.row('SELECT geometry, geometry_from FROM closure_field WHERE id = $1', [id])) ?? []
  return origin !== null && known === geometry
}
