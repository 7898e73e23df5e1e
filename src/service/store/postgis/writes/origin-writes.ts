import type { Imported } from '../../domain/store.ts'
import type { Session } from '../database/database.ts'
import { textOf } from '../../sql/sql.ts'

/** Notes where records come from; returns the uuids of those that came from there before and are not among them. */
export async function putOrigin(
  sql: Session,
  kind: Imported,
  name: string,
  uuids: readonly string[],
): Promise<readonly string[]> {
  await sql.run(
    `INSERT INTO origin (kind, uuid, name) SELECT $1, given, $2 FROM unnest($3::text[]) AS given
     ON CONFLICT (kind, uuid) DO UPDATE SET name = excluded.name WHERE origin.name <> excluded.name`,
    [kind, name, [...uuids]],
  )
  const gone = await sql.rows(
    `SELECT uuid FROM origin WHERE kind = $1 AND name = $2
     AND NOT EXISTS (SELECT FROM unnest($3::text[]) AS given WHERE given = uuid) ORDER BY uuid`,
    [kind, name, [...uuids]],
  )
  return gone.map(([uuid]) => textOf(uuid))
}
