import type { Session } from '../database/database.ts'
import { numberOf, type SqlRow, type SqlValue } from '../database/values.ts'

/** What the store has of a record before it is written. */
export interface Known {
  /** Null where the record is new. */
  readonly id: number | null
  readonly hashes: SqlRow
  /** What a new record has again if it was deleted before: the `id` that was kept for it, or nothing. */
  readonly revived: { readonly id?: number }
}

const HASHES = {
  area: { join: 'LEFT JOIN area_field f ON f.id = r.id', hashes: 'f.record_hash, f.shapes_hash' },
  closure: { join: 'LEFT JOIN closure_field f ON f.id = r.id', hashes: 'f.record_hash' },
  organisation: { join: '', hashes: 'r.record_hash' },
} as const

/** Those records whose deletions are kept. */
export type KeptKind = keyof typeof HASHES

export async function knownRecord(sql: Session, kind: KeptKind, uuid: string): Promise<Known> {
  const { join, hashes } = HASHES[kind]
  const row = await sql.row(
    `SELECT r.id, d.uuid, d.id, ${hashes} FROM (SELECT $1::text AS uuid) asked
     LEFT JOIN ${kind} r ON r.uuid = asked.uuid ${join}
     LEFT JOIN deletion d ON d.kind = '${kind}' AND d.uuid = asked.uuid`,
    [uuid],
  )
  const [id = null, deleted = null, keptId = null, ...known] = row ?? []
  // It is there again: no deletion any more.
  if (deleted !== null) await sql.run(`DELETE FROM deletion WHERE kind = $1 AND uuid = $2`, [kind, uuid])
  return { id: idOf(id), hashes: known, revived: keptId === null ? {} : { id: numberOf(keptId) } }
}

function idOf(value: SqlValue): number | null {
  return value === null ? null : numberOf(value)
}
