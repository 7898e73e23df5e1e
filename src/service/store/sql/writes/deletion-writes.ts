import type { Changes } from '../../domain/edition.ts'
import type { RecordKind } from '../../domain/store.ts'
import { numberOf, textOf, type Sql } from '../sql.ts'
import type { Keep } from './import-log.ts'
import type { KeptKind } from './known.ts'

/** The tables whose rows belong to a record, with the column that holds its number there; the record's own is last. */
export type Tables = Readonly<Record<RecordKind, Readonly<Record<string, string>>>>

/** `indexes`: tables that a store has beside those of both. */
export function tablesOf(indexes: { readonly area?: object; readonly closure?: object } = {}): Tables {
  return {
    area: { ...indexes.area, area_field: 'id', area_outline: 'id', area_shape: 'id', area_drawn: 'id', area: 'id' },
    closure: {
      ...indexes.closure,
      closure_field: 'id',
      closure_outline: 'id',
      closure_activity: 'closure_id',
      closure_area: 'closure_id',
      closure: 'id',
    },
    wildlife: { wildlife: 'uuid' },
    organisation: { organisation: 'id' },
  }
}

/** Removes a record and keeps its deletion; false where there is none. */
export async function removeRecord(
  sql: Sql,
  changes: Changes,
  tables: Tables,
  kind: RecordKind,
  uuid: string,
  keep: Keep,
): Promise<boolean> {
  const known = await sql.row(`SELECT ${kind === 'wildlife' ? 'uuid' : 'id'} FROM ${kind} WHERE uuid = $1`, [uuid])
  if (known === null) return false
  const [id = null] = known
  if (typeof id === 'number') await keep(id, uuid)
  changes.any = true
  if (kind === 'area') changes.areas = true
  await sql.run('DELETE FROM origin WHERE kind = $1 AND uuid = $2', [kind, uuid])
  if (kind !== 'wildlife') await sql.run(`${keeping(kind)} WHERE uuid = $2`, [changes.edition, uuid])
  for (const [table, column] of Object.entries(tables[kind])) {
    await sql.run(`DELETE FROM ${table} WHERE ${column} = $1`, [id])
  }
  return true
}

export async function listUuids(sql: Sql, kind: RecordKind): Promise<readonly string[]> {
  return (await sql.rows(`SELECT uuid FROM ${kind} ORDER BY uuid`)).map(([uuid]) => textOf(uuid))
}

/** Removes all records with their sources and licences, and keeps their deletions; returns how many there were. */
export async function removeAll(sql: Sql, changes: Changes, tables: Tables): Promise<number> {
  for (const kind of ['area', 'closure', 'organisation'] as const) await sql.run(keeping(kind), [changes.edition])
  const counts = Object.keys(tables).map((table) => `(SELECT count(*) FROM ${table})`)
  const count = await sql.row(`SELECT ${counts.join(' + ')}`)
  const emptied = [...Object.values(tables).flatMap(Object.keys), 'source', 'licence', 'origin', 'origin_heir']
  for (const table of emptied) await sql.run(`DELETE FROM ${table}`)
  return numberOf(count?.[0])
}

/** With its `id`, which a record gets again. */
function keeping(kind: KeptKind): string {
  return `INSERT INTO deletion (kind, uuid, updated_in, id) SELECT '${kind}', uuid, $1, id FROM ${kind}`
}
