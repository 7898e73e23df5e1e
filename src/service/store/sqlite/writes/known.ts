import { numberOf, type Connection, type SqlRow } from '../database/connection.ts'

/** What the store has of a record before it is written. */
export interface Known {
  /** Null where the record is new. */
  readonly id: number | null
  readonly hashes: SqlRow
  /** What a new record has again if it was deleted before: the `id` that was kept for it, or nothing. */
  readonly revived: { readonly id?: number }
}

const HASHES = {
  area: 'r.record_hash, r.shapes_hash',
  closure: 'r.record_hash',
  organisation: 'r.record_hash',
} as const

/** Those records whose deletions are kept. */
export type KeptKind = keyof typeof HASHES

export function knownRecord(sql: Connection, kind: KeptKind, uuid: string): Known {
  const row = sql.row(
    `SELECT r.id, d.uuid, d.id, ${HASHES[kind]} FROM (SELECT ? AS uuid) asked
     LEFT JOIN ${kind} r ON r.uuid = asked.uuid
     LEFT JOIN deletion d ON d.kind = '${kind}' AND d.uuid = asked.uuid`,
    [uuid],
  )
  const [id = null, deleted = null, keptId = null, ...hashes] = row ?? []
  // It is there again: no deletion any more.
  if (deleted !== null) sql.run('DELETE FROM deletion WHERE kind = ? AND uuid = ?', [kind, uuid])
  const revived = keptId === null ? {} : { id: numberOf(keptId) }
  return { id: id === null ? null : numberOf(id), hashes, revived }
}
