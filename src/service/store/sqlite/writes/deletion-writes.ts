import type { RecordKind } from '../../domain/store.ts'
import { numberOf, textOf, type Connection } from '../database/connection.ts'
import type { KeptKind } from './known.ts'
import type { Changes } from '../../domain/edition.ts'

/** The tables whose rows belong to a record, with the column that holds its number there; the record's own is last. */
const TABLES = {
  area: { area_field: 'id', area_outline: 'id', area_box: 'id', area_shape: 'id', area: 'id' },
  closure: {
    closure_field: 'id',
    closure_outline: 'id',
    closure_box: 'id',
    closure_activity: 'closure_id',
    closure_area: 'closure_id',
    closure: 'id',
  },
  wildlife: { wildlife: 'uuid' },
  organisation: { organisation: 'id' },
} as const

/** Those whose deletions are kept, and the `id` that they get again; null where it is for the store's use only. */
const KEPT = { area: 'id', closure: 'NULL', organisation: 'id' } as const satisfies Record<KeptKind, string>

/** Removes a record and keeps its deletion; false where there is none. */
export function removeRecord(sql: Connection, changes: Changes, kind: RecordKind, uuid: string): boolean {
  const known = sql.row(`SELECT ${kind === 'wildlife' ? 'uuid' : 'id'} FROM ${kind} WHERE uuid = ?`, [uuid])
  if (known === null) return false
  const [id = null] = known
  changes.any = true
  sql.run('DELETE FROM origin WHERE kind = ? AND uuid = ?', [kind, uuid])
  if (kind !== 'wildlife') keepDeletions(sql, changes, kind, 'WHERE uuid = ?', [uuid])
  for (const [table, column] of Object.entries(TABLES[kind])) sql.run(`DELETE FROM ${table} WHERE ${column} = ?`, [id])
  return true
}

export function listUuids(sql: Connection, kind: RecordKind): readonly string[] {
  return sql.rows(`SELECT uuid FROM ${kind} ORDER BY uuid`).map(([uuid]) => textOf(uuid))
}

/** Removes all records with their sources and licences, and keeps their deletions; returns how many there were. */
export function removeAll(sql: Connection, changes: Changes): number {
  for (const kind of ['area', 'closure', 'organisation'] as const) keepDeletions(sql, changes, kind)
  const records = ['area', 'closure', 'wildlife', 'organisation'] as const
  const counts = records.map((table) => numberOf(sql.row(`SELECT count(*) FROM ${table}`)?.[0]))
  const tables = [...Object.values(TABLES).flatMap(Object.keys), 'source', 'licence', 'origin']
  for (const table of tables) sql.run(`DELETE FROM ${table}`)
  return counts.reduce((sum, count) => sum + count, 0)
}

function keepDeletions(
  sql: Connection,
  { edition }: Changes,
  kind: KeptKind,
  where = '',
  params: readonly string[] = [],
): void {
  sql.run(`INSERT INTO deletion (kind, uuid, updated_in, id) SELECT ?, uuid, ?, ${KEPT[kind]} FROM ${kind} ${where}`, [
    kind,
    edition,
    ...params,
  ])
}
