import type { Imported } from '../../domain/store.ts'
import { textOf } from '../../sql/sql.ts'
import type { Connection } from '../database/connection.ts'

/** Notes where records come from; returns the uuids of those that came from there before and are not among them. */
export function putOrigin(sql: Connection, kind: Imported, name: string, uuids: readonly string[]): readonly string[] {
  sql.run(
    `INSERT INTO origin (kind, uuid, name) SELECT ?, value, ? FROM json_each(?) WHERE TRUE
     ON CONFLICT (kind, uuid) DO UPDATE SET name = excluded.name WHERE name <> excluded.name`,
    [kind, name, uuids],
  )
  const gone = sql.rows(
    `SELECT uuid FROM origin WHERE kind = ? AND name = ? AND uuid NOT IN (SELECT value FROM json_each(?))
     ORDER BY uuid`,
    [kind, name, uuids],
  )
  return gone.map(([uuid]) => textOf(uuid))
}
