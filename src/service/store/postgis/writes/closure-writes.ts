import { CLOSURE_FIELDS, type GEOMETRY_ORIGINS } from '#contract/records/closure.ts'
import { GeometrySchema } from '#contract/geometry.ts'
import { boundsOfOutline, outlineOf, type Outline } from '#contract/geo/outline.ts'
import { hashOf, jsonText, jsonTexts, sameHash } from '../../domain/record-values.ts'
import type { ClosureInput } from '../../domain/inputs.ts'
import type { Written } from '../../domain/store.ts'
import type { Changes } from '../../domain/edition.ts'
import type { Session } from '../database/session.ts'
import { instantsOf, searchedOf } from '../../sql/writes/closure-values.ts'
import type { Keep } from '../../sql/writes/import-log.ts'
import { closuresToPlace, isPlaced, joinedGeometry } from '../../sql/writes/kept-place.ts'
import { knownRecord } from '../../sql/writes/known.ts'
import { placeOf, RecordWriting } from './record-writing.ts'
import { textOf, type Values } from '../../sql/sql.ts'

const DERIVED: ReadonlySet<string> = new Set(
  ['status', 'created_at', 'updated_at', 'bbox', 'geometry_from', 'begins_at'].concat('finishes_at', 'source_kind'),
)

/** The columns of `closure_field` that a closure comes with; the others follow from its dates and its place. */
const FIELDS = CLOSURE_FIELDS.filter((field): field is keyof ClosureInput => !DERIVED.has(field))

const HASHES = { columns: 'f.record_hash', join: 'LEFT JOIN closure_field f ON f.id = r.id' }

export async function putClosure(sql: Session, changes: Changes, closure: ClosureInput, keep: Keep): Promise<Written> {
  const fields = jsonTexts(closure, FIELDS)
  const record_hash = hashOf(Object.values(fields))
  const known = await knownRecord(sql, 'closure', closure.uuid, HASHES)
  if (sameHash(known.hashes[0], record_hash)) return 'unchanged'
  changes.any = true
  if (known.id !== null) await keep(known.id, closure.uuid)
  const { geometry } = closure
  const outline = geometry === null ? null : outlineOf(geometry)
  const searched = searchedOf(closure)
  const created = known.id === null ? { created_in: changes.edition } : {}
  const place = outline === null ? {} : placeOf(outline)
  const placed = outline === null ? { geometry_from: null, bbox: null } : placeFields('own', outline)
  const writing = new RecordWriting('closure', known.id, {
    ...known.revived,
    uuid: closure.uuid,
    ...searched,
    ...place,
    ...created,
    updated_in: changes.edition,
  }).set('closure_field', { ...fields, ...placed, ...instantsOf(searched), record_hash })
  if (outline !== null) writing.shape(outline)
  await withLists(writing, closure).run(sql)
  return known.id === null ? 'added' : 'changed'
}

function placeFields(origin: (typeof GEOMETRY_ORIGINS)[number], outline: Outline): Values {
  return { geometry_from: jsonText(origin), bbox: jsonText(boundsOfOutline(outline)) }
}

function withLists(writing: RecordWriting, { activity_ids, protected_area_uuids }: ClosureInput): RecordWriting {
  const [activities, areas] = [[...new Set(activity_ids)], [...new Set(protected_area_uuids)]]
  return writing
    .step((params) => {
      const ids = params.add(activities)
      return `DELETE FROM closure_activity WHERE closure_id = (TABLE record) AND activity_id <> ALL (${ids}::int8[])`
    })
    .step((params) => {
      return `INSERT INTO closure_activity (closure_id, activity_id)
        SELECT record.id, unnest(${params.add(activities)}::int8[]) FROM record ON CONFLICT DO NOTHING`
    })
    .step((params) => {
      return `DELETE FROM closure_area WHERE closure_id = (TABLE record) AND area_uuid <> ALL (${params.add(areas)}::text[])`
    })
    .step((params) => {
      return `INSERT INTO closure_area (closure_id, area_uuid, position)
        SELECT record.id, a.uuid, a.position FROM record,
        unnest(${params.add(areas)}::text[]) WITH ORDINALITY AS a (uuid, position)
        ON CONFLICT (closure_id, area_uuid) DO UPDATE SET position = excluded.position`
    })
}

/** Gives closures without a geometry of their own that of their areas, where those or they themselves have changed. */
export async function placeMoved(sql: Session, changes: Changes): Promise<void> {
  for (const id of await closuresToPlace(sql, changes.edition)) await placeByAreas(sql, changes, id)
}

/** As far as the store has the areas. */
async function placeByAreas(sql: Session, changes: Changes, id: number): Promise<void> {
  const areas = await sql.rows(
    `SELECT f.geometry FROM closure_area c JOIN area a ON a.uuid = c.area_uuid JOIN area_field f ON f.id = a.id
     WHERE c.closure_id = $1 AND a.west IS NOT NULL ORDER BY c.position`,
    [id],
  )
  const geometry = joinedGeometry(areas.map(([text]) => textOf(text)))
  if (await isPlaced(sql, id, geometry)) return
  const outline = geometry === null ? new Float64Array() : outlineOf(GeometrySchema.parse(JSON.parse(geometry)))
  changes.any = true
  await new RecordWriting('closure', id, { ...placeOf(outline), updated_in: changes.edition })
    .set('closure_field', { geometry, ...placeFields(geometry === null ? 'none' : 'areas', outline) })
    .shape(outline)
    .run(sql)
}
