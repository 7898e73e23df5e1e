import type { GEOMETRY_ORIGINS } from '#contract/records/closure.ts'
import type { ClosureInput } from '../../domain/inputs.ts'
import type { Written } from '../../domain/store.ts'
import { boundsOfOutline, joinOutlines, outlineOf, type Outline } from '#contract/geo/outline.ts'
import { jsonText, jsonTexts, sameHash } from '../../domain/record-values.ts'
import { bytesOf, textOf } from '../../sql/sql.ts'
import { instantsOf, searchedOf } from '../../sql/writes/closure-values.ts'
import type { Keep } from '../../sql/writes/import-log.ts'
import { closuresToPlace, isPlaced, joinedGeometry } from '../../sql/writes/kept-place.ts'
import { knownRecord } from '../../sql/writes/known.ts'
import type { Connection } from '../database/connection.ts'
import { outlineFrom } from '../database/outline-bytes.ts'
import { sharedSql } from '../database/shared-sql.ts'
import type { WordIndex } from '../database/word-index.ts'
import type { Changes } from '../../domain/edition.ts'
import { closureHash, CLOSURE_FIELDS_GIVEN } from './closure-hash.ts'
import { putFields, putPlace, putRow, update } from './writing.ts'

export async function putClosure(
  sql: Connection,
  words: WordIndex,
  changes: Changes,
  closure: ClosureInput,
  keep: Keep,
): Promise<Written> {
  const fields = jsonTexts(closure, CLOSURE_FIELDS_GIVEN)
  const geometry = jsonText(closure.geometry)
  const searched = { name: closure.name, ...searchedOf(closure) }
  const record_hash = closureHash(searched, fields, geometry)
  const known = await knownRecord(sharedSql(sql), 'closure', closure.uuid, { columns: 'r.record_hash' })
  if (sameHash(known.hashes[0], record_hash)) return 'unchanged'
  changes.any = true
  if (known.id !== null) await keep(known.id, closure.uuid)
  const isNew = known.id === null
  const id = putRow(sql, changes, 'closure', known, { uuid: closure.uuid, ...searched, record_hash })
  putFields(sql, 'closure', id, isNew, { ...fields, ...instantsOf(searched), geometry_from: null })
  words.put('closure', id, isNew, searched.folded)
  putLists(sql, id, closure)
  if (closure.geometry !== null) putGeometry(sql, id, 'own', geometry, outlineOf(closure.geometry))
  return isNew ? 'added' : 'changed'
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

/** Gives closures without a geometry of their own that of their areas, where those or they themselves have changed. */
export async function placeMoved(sql: Connection, changes: Changes): Promise<void> {
  for (const id of await closuresToPlace(sharedSql(sql), changes.edition)) await placeByAreas(sql, changes, id)
}

/** As far as the store has the areas. */
async function placeByAreas(sql: Connection, changes: Changes, id: number): Promise<void> {
  const areas = sql.rows(
    `SELECT f.geometry, o.outline FROM closure_area c JOIN area a ON a.uuid = c.area_uuid
     JOIN area_field f ON f.id = a.id JOIN area_outline o ON o.id = a.id WHERE c.closure_id = ? ORDER BY c.position`,
    [id],
  )
  const geometry = joinedGeometry(areas.map(([text]) => textOf(text)))
  if (await isPlaced(sharedSql(sql), id, geometry)) return
  const outline = joinOutlines(areas.map((row) => outlineFrom(bytesOf(row[1]))))
  putGeometry(sql, id, geometry === null ? 'none' : 'areas', geometry, outline)
  changes.any = true
  sql.run('UPDATE closure SET updated_in = ? WHERE id = ?', [changes.edition, id])
}
