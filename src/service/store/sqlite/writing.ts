import { anchorOf, boundsOfOutline, type Outline } from '../outline.ts'
import type { Connection, SqlValue } from './connection.ts'
import { outlineBytes } from './outline-bytes.ts'

/** What a transaction has done so far. */
export interface Changes {
  /** The number that this transaction's edition will have. */
  readonly edition: number
  any: boolean
  /** Closures whose place is that of their areas, and may have changed. */
  readonly unplaced: Set<number>
}

type Values = Readonly<Record<string, SqlValue>>

/** Adds a row, or changes the columns of the row that has the same key; returns its key, or another column. */
export function upsert(sql: Connection, table: string, key: string, values: Values, returned = key): SqlValue {
  const names = Object.keys(values)
  const changed = names.filter((name) => name !== key && name !== 'created_in')
  const row = sql.row(
    `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})
     ON CONFLICT (${key}) DO UPDATE SET ${changed.map((name) => `${name} = excluded.${name}`).join(', ')} RETURNING ${returned}`,
    Object.values(values),
  )
  return row?.[0] ?? null
}

/** Keeps where a record is, for queries by box; without a position no box finds it. */
export function putPlace(sql: Connection, table: 'area' | 'closure', id: number, outline: Outline): void {
  const bounds = boundsOfOutline(outline)
  const anchor = anchorOf(outline)
  if (bounds === null || anchor === null) {
    sql.run(`DELETE FROM ${table}_outline WHERE id = ?`, [id])
    sql.run(`DELETE FROM ${table}_box WHERE id = ?`, [id])
    return
  }
  const [west, south, east, north] = bounds
  // The index knows no antimeridian: what crosses it is near everywhere on its latitudes.
  const span = west <= east ? [west, east] : [-180, 180]
  sql.run(`INSERT OR REPLACE INTO ${table}_outline (id, outline) VALUES (?, ?)`, [id, outlineBytes(outline)])
  sql.run(`INSERT OR REPLACE INTO ${table}_box (id, west, east, south, north, lng, lat) VALUES (?, ?, ?, ?, ?, ?, ?)`, [
    id,
    ...span,
    south,
    north,
    ...anchor,
  ])
}
