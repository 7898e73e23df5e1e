import type { Gone, Imported, Origin } from '../../domain/origins.ts'
import { textOf } from '../../sql/sql.ts'
import { movedOf, type Moved } from '../../sql/writes/import-log.ts'
import type { Connection } from '../database/connection.ts'

/** Notes where records come from; returns those that came from there before and are not among them. */
export function putOrigin(
  sql: Connection,
  kind: Imported,
  { source, file }: Origin,
  uuids: readonly string[],
): readonly Gone[] {
  sql.run(
    `INSERT INTO origin (kind, uuid, name, file) SELECT ?, value, ?, ? FROM json_each(?) WHERE TRUE
     ON CONFLICT (kind, uuid) DO UPDATE SET name = excluded.name, file = excluded.file
     WHERE name <> excluded.name OR file IS NOT excluded.file`,
    [kind, source, file, uuids],
  )
  const gone = sql.rows(
    `SELECT uuid, file FROM origin WHERE kind = ? AND name = ? AND uuid NOT IN (SELECT value FROM json_each(?))
     ORDER BY uuid`,
    [kind, source, uuids],
  )
  return gone.map(([uuid, last = null]) => ({ uuid: textOf(uuid), file: last === null ? null : textOf(last) }))
}

export function listOthers(
  sql: Connection,
  kind: Imported,
  source: string,
  uuids: readonly string[],
): readonly Moved[] {
  const rows = sql.rows(
    `SELECT r.id, o.name, o.file FROM origin o JOIN ${kind} r ON r.uuid = o.uuid
     WHERE o.kind = ? AND o.name <> ? AND o.uuid IN (SELECT value FROM json_each(?)) ORDER BY r.id`,
    [kind, source, uuids],
  )
  return rows.map(movedOf)
}
