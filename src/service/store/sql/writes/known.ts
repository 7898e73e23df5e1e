import { numberOf, type Sql, type SqlRow } from '../sql.ts'

/** What the store has of a record before it is written. */
export interface Known {
  /** Null where the record is new. */
  readonly id: number | null
  readonly hashes: SqlRow
  /** What a new record has again if it was deleted before: the `id` that was kept for it, or nothing. */
  readonly revived: { readonly id?: number }
}

/** Records whose deletions are kept. */
export type KeptKind = 'area' | 'closure' | 'organisation'

/** Where the hashes of a record `r` are: columns, and what is joined for them. */
export interface Hashes {
  readonly columns: string
  readonly join?: string
}

/** What the store has of a record, of which no deletion is kept any more. */
export async function knownRecord(sql: Sql, kind: KeptKind, uuid: string, hashes: Hashes): Promise<Known> {
  const row = await sql.row(knownSql('(SELECT CAST($1 AS text) AS uuid) asked', kind, hashes), [uuid])
  const { wasDeleted, ...known } = knownOf(row ?? [])
  if (wasDeleted) await sql.run('DELETE FROM deletion WHERE kind = $1 AND uuid = $2', [kind, uuid])
  return known
}

/** Reads a row for {@link knownOf} of each `uuid` of a table `asked`. */
export function knownSql(asked: string, kind: KeptKind, { columns, join = '' }: Hashes): string {
  return `SELECT asked.uuid, r.id, d.uuid, d.id, ${columns} FROM ${asked}
    LEFT JOIN ${kind} r ON r.uuid = asked.uuid ${join}
    LEFT JOIN deletion d ON d.kind = '${kind}' AND d.uuid = asked.uuid`
}

export function knownOf(row: SqlRow): Known & { readonly wasDeleted: boolean } {
  const [, id = null, deleted = null, keptId = null, ...hashes] = row
  const revived = keptId === null ? {} : { id: numberOf(keptId) }
  return { id: id === null ? null : numberOf(id), hashes, revived, wasDeleted: deleted !== null }
}
