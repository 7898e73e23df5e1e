import type { Gone, Imported, Origin } from '../../domain/origins.ts'
import type { Session } from '../database/session.ts'
import { textOf } from '../../sql/sql.ts'
import { movedOf, type Moved } from '../../sql/writes/import-log.ts'

/** Notes where records come from; returns those that came from there before and are not among them. */
export async function putOrigin(
  sql: Session,
  kind: Imported,
  { source, file }: Origin,
  uuids: readonly string[],
): Promise<readonly Gone[]> {
  await sql.run(
    `INSERT INTO origin (kind, uuid, name, file) SELECT $1, given, $2, $3 FROM unnest($4::text[]) AS given
     ON CONFLICT (kind, uuid) DO UPDATE SET name = excluded.name, file = excluded.file
     WHERE origin.name <> excluded.name OR origin.file IS DISTINCT FROM excluded.file`,
    [kind, source, file, [...uuids]],
  )
  const gone = await sql.rows(
    `SELECT uuid, file FROM origin WHERE kind = $1 AND name = $2
     AND NOT EXISTS (SELECT FROM unnest($3::text[]) AS given WHERE given = uuid) ORDER BY uuid`,
    [kind, source, [...uuids]],
  )
  return gone.map(([uuid, last = null]) => ({ uuid: textOf(uuid), file: last === null ? null : textOf(last) }))
}

export async function listOthers(
  sql: Session,
  kind: Imported,
  source: string,
  uuids: readonly string[],
): Promise<readonly Moved[]> {
  const rows = await sql.rows(
    `SELECT r.id, o.name, o.file FROM origin o JOIN ${kind} r ON r.uuid = o.uuid
     WHERE o.kind = $1 AND o.name <> $2 AND o.uuid = ANY ($3::text[]) ORDER BY r.id`,
    [kind, source, [...uuids]],
  )
  return rows.map(movedOf)
}
