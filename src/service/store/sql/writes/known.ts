import { numberOf, textOf, type Sql, type SqlRow } from '../sql.ts'

/** What the store has of a record before it is written. */
export interface Known {
  /** Null where the record is new. */
  readonly id: number | null
  readonly hashes: SqlRow
  /** What a new record has again if it was deleted before: the `id` that was kept for it, or nothing. */
  readonly revived: { readonly id?: number }
}

/** Of a record that the store does not have. */
export const UNKNOWN: Known = { id: null, hashes: [], revived: {} }

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

/** Reads a row for {@link knownByUuid} of each `uuid` of a table `asked`. */
export function knownSql(asked: string, kind: KeptKind, { columns, join = '' }: Hashes): string {
  return `SELECT asked.uuid, r.id, d.uuid, d.id, ${columns} FROM ${asked}
    LEFT JOIN ${kind} r ON r.uuid = asked.uuid ${join}
    LEFT JOIN deletion d ON d.kind = '${kind}' AND d.uuid = asked.uuid`
}

function knownOf(row: SqlRow): Known & { readonly wasDeleted: boolean } {
  const [, id = null, deleted = null, keptId = null, ...hashes] = row
  const revived = keptId === null ? {} : { id: numberOf(keptId) }
  return { id: id === null ? null : numberOf(id), hashes, revived, wasDeleted: deleted !== null }
}

/**
 * What the store has of records by their UUIDs, told by the rows of {@link knownSql}. `forget`: deletes what is kept of the
 * deletions of some.
 */
export async function knownByUuid(
  rows: readonly SqlRow[],
  forget: (uuids: readonly string[]) => Promise<void>,
): Promise<ReadonlyMap<string, Known>> {
  const known = new Map(rows.map((row) => [textOf(row[0]), knownOf(row)]))
  const deleted = [...known].filter(([, { wasDeleted }]) => wasDeleted).map(([uuid]) => uuid)
  if (deleted.length > 0) await forget(deleted)
  return known
}

/** Records in their order, cut where one comes again: what is known of it has changed by then. */
export function withoutRepeats<T extends { readonly record: { readonly uuid: string } }>(
  records: readonly T[],
): readonly (readonly T[])[] {
  const groups: T[][] = []
  const seen = new Set<string>()
  for (const one of records) {
    const { uuid } = one.record
    const group = groups.at(-1)
    if (group === undefined || seen.has(uuid)) {
      groups.push([one])
      seen.clear()
    } else group.push(one)
    seen.add(uuid)
  }
  return groups
}
