import { GeometrySchema } from '#contract/geometry.ts'
import { Uuid } from '#contract/ids.ts'
import type { KeptPlace } from './store.ts'

// Both dialects of SQL read these; each puts in its own placeholder.

/** Selects the text of a closure's own geometry, by its uuid. */
export const ownGeometry = (uuid: string) =>
  `SELECT f.geometry FROM closure r JOIN closure_field f ON f.id = r.id WHERE r.uuid = ${uuid} AND f.geometry_from = '"own"'`

/** Selects the uuids of a closure's areas in their order, by its uuid. */
export const areasNamed = (uuid: string) =>
  `SELECT a.area_uuid FROM closure r JOIN closure_area a ON a.closure_id = r.id WHERE r.uuid = ${uuid} ORDER BY a.position`

/** Selects closures without a geometry of their own, of which they themselves or their areas changed in an edition. */
export const closuresToPlace = (
  edition: string,
) => `SELECT id FROM closure JOIN closure_field USING (id) WHERE updated_in = ${edition} AND geometry_from IS NULL
  UNION SELECT a.closure_id FROM closure_area a JOIN closure_field f ON f.id = a.closure_id
  WHERE f.geometry_from <> '"own"' AND (
    EXISTS (SELECT 1 FROM area WHERE uuid = a.area_uuid AND updated_in = ${edition})
    OR EXISTS (SELECT 1 FROM deletion WHERE kind = 'area' AND uuid = a.area_uuid AND updated_in = ${edition})
  )`

/** The geometry of a closure that has that of its areas, all as JSON texts; null without any. */
export function joinedGeometry(areas: readonly string[]): string | null {
  return areas.length > 1 ? `{"type":"GeometryCollection","geometries":[${areas.join(',')}]}` : (areas[0] ?? null)
}

/** From the JSON text of a closure's own geometry, null without one, and the uuids of its areas. */
export function keptPlaceOf(own: string | null, areas: readonly unknown[]): KeptPlace {
  return {
    geometry: own === null ? null : GeometrySchema.parse(JSON.parse(own)),
    areas: areas.map((area) => Uuid.parse(area)),
  }
}
