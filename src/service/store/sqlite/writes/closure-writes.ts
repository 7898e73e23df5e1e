import type { GEOMETRY_ORIGINS } from '#contract/records/closure.ts'
import { toInstantText } from '#contract/status/instant.ts'
import { beginOf, finishOf } from '#contract/status/status.ts'
import type { ClosureInput, KeptPlace, Written } from '../../domain/store.ts'
import { areasNamed, closuresToPlace, joinedGeometry, keptPlaceOf, ownGeometry } from '../../domain/closure-place.ts'
import { foldedClosure } from '../../domain/fold.ts'
import { boundsOfOutline, joinOutlines, outlineOf, type Outline } from '../../domain/outline.ts'
import { hashOf, jsonText, jsonTexts, sameHash } from '../../domain/record-values.ts'
import { bytesOf, numberOf, textOf, type Connection } from '../database/connection.ts'
import { knownRecord } from './known.ts'
import { outlineFrom } from '../database/outline-bytes.ts'
import type { Changes } from '../../domain/edition.ts'
import { putFields, putPlace, putRow, update } from './writing.ts'

/** The columns of `closure_field` that a closure comes with; the others follow from its dates and its place. */
const FIELDS = [
  'activity_ids',
  'description',
  'purpose',
  'legal_basis',
  'contact',
  'organisation_id',
  'licence_uri',
  'attribution',
  'extra',
  'url',
  'is_binding',
  'protected_area_uuids',
] as const

export function putClosure(sql: Connection, changes: Changes, closure: ClosureInput): Written {
  const fields = jsonTexts(closure, FIELDS)
  const geometry = jsonText(closure.geometry)
  const searched = {
    name: closure.name,
    folded: foldedClosure(closure),
    type: closure.type,
    reason_id: closure.reason_id,
    source_id: closure.source_id,
    start_on: closure.start_on,
    end_on: closure.end_on,
    daytime_start: closure.daytime_start,
    daytime_end: closure.daytime_end,
    time_zone: closure.time_zone,
    begin_ms: beginOf(closure),
    finish_ms: finishOf(closure),
  }
  const record_hash = hashOf([...Object.values(searched), ...Object.values(fields), geometry])
  const known = knownRecord(sql, 'closure', closure.uuid)
  if (sameHash(known.hashes[0], record_hash)) return 'unchanged'
  changes.any = true
  const isNew = known.id === null
  const id = putRow(sql, changes, 'closure', known, { uuid: closure.uuid, ...searched, record_hash })
  const instants = { begins_at: jsonInstant(searched.begin_ms), finishes_at: jsonInstant(searched.finish_ms) }
  putFields(sql, 'closure', id, isNew, { ...fields, ...instants, geometry_from: null })
  putLists(sql, id, closure)
  if (closure.geometry !== null) putGeometry(sql, id, 'own', geometry, outlineOf(closure.geometry))
  return isNew ? 'added' : 'changed'
}

function jsonInstant(instant: number): string | null {
  return jsonText(toInstantText(instant))
}

function putLists(sql: Connection, id: number, { activity_ids, protected_area_uuids }: ClosureInput): void {
  sql.run('DELETE FROM closure_activity WHERE closure_id = ?', [id])
  for (const activity of new Set(activity_ids)) {
    sql.run('INSERT INTO closure_activity (closure_id, activity_id) VALUES (?, ?)', [id, activity])
  }
  sql.run('DELETE FROM closure_area WHERE closure_id = ?', [id])
  for (const [position, uuid] of [...new Set(protected_area_uuids)].entries()) {
    sql.run('INSERT INTO closure_area (closure_id, area_uuid, position) VALUES (?, ?, ?)', [id, uuid, position])
  }
}

function putGeometry(
  sql: Connection,
  id: number,
  origin: (typeof GEOMETRY_ORIGINS)[number],
  geometry: string | null,
  outline: Outline,
): void {
  const bbox = jsonText(boundsOfOutline(outline))
  update(sql, 'closure_field', id, { geometry_from: jsonText(origin), geometry, bbox })
  putPlace(sql, 'closure', id, outline)
}

export function keptPlace(sql: Connection, uuid: string): KeptPlace {
  const own = sql.row(ownGeometry('?'), [uuid])
  const areas = sql.rows(areasNamed('?'), [uuid])
  return keptPlaceOf(
    own === null ? null : textOf(own[0]),
    areas.map(([area]) => area),
  )
}

/** Gives closures without a geometry of their own that of their areas, where those or they themselves have changed. */
export function placeMoved(sql: Connection, changes: Changes): void {
  for (const [id] of sql.rows(MOVED, [changes.edition])) placeByAreas(sql, changes, numberOf(id))
}

const MOVED = closuresToPlace('?1')

/** As far as the store has the areas. */
function placeByAreas(sql: Connection, changes: Changes, id: number): void {
  const areas = sql.rows(
    `SELECT f.geometry, o.outline FROM closure_area c JOIN area a ON a.uuid = c.area_uuid
     JOIN area_field f ON f.id = a.id JOIN area_outline o ON o.id = a.id WHERE c.closure_id = ? ORDER BY c.position`,
    [id],
  )
  const texts = areas.map(([geometry]) => textOf(geometry))
  const geometry = joinedGeometry(texts)
  const [known, origin] = sql.row('SELECT geometry, geometry_from FROM closure_field WHERE id = ?', [id]) ?? []
  if (origin !== null && known === geometry) return
  const outline = joinOutlines(areas.map((row) => outlineFrom(bytesOf(row[1]))))
  putGeometry(sql, id, geometry === null ? 'none' : 'areas', geometry, outline)
  changes.any = true
  sql.run('UPDATE closure SET updated_in = ? WHERE id = ?', [changes.edition, id])
}
