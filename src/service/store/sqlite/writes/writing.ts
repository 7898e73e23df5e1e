import type { Changes } from '../../domain/edition.ts'
import { anchorOf, indexedBounds, type Outline } from '#contract/geo/outline.ts'
import type { Values } from '../../sql/sql.ts'
import type { Known } from '../../sql/writes/known.ts'
import type { Connection } from '../database/connection.ts'
import { outlineBytes } from '../database/outline-bytes.ts'

/** Adds a row; returns its number. */
function insert(sql: Connection, table: string, values: Values): number {
  const names = Object.keys(values)
  const statement = `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`
  return sql.add(statement, Object.values(values))
}

/** Changes columns of the row of an id. */
export function update(sql: Connection, table: string, id: number, values: Values): void {
  const settings = Object.keys(values).map((name) => `${name} = ?`)
  sql.run(`UPDATE ${table} SET ${settings.join(', ')} WHERE id = ?`, [...Object.values(values), id])
}

/** Writes a record's own row, of which the edition is part; returns its id. */
export function putRow(
  sql: Connection,
  { edition }: Changes,
  kind: 'area' | 'closure',
  { id, revived }: Known,
  values: Values,
): number {
  if (id === null) return insert(sql, kind, { ...revived, created_in: edition, updated_in: edition, ...values })
  update(sql, kind, id, { updated_in: edition, ...values })
  return id
}

/** Writes the row of a record's fields. */
export function putFields(sql: Connection, kind: 'area' | 'closure', id: number, isNew: boolean, fields: Values): void {
  if (isNew) insert(sql, `${kind}_field`, { id, ...fields })
  else update(sql, `${kind}_field`, id, fields)
}

/** Keeps where a record is, for queries by box; without a position no box finds it. */
export function putPlace(sql: Connection, table: 'area' | 'closure', id: number, outline: Outline): void {
  const bounds = indexedBounds(outline)
  const anchor = anchorOf(outline)
  if (bounds === null || anchor === null) {
    sql.run(`DELETE FROM ${table}_outline WHERE id = ?`, [id])
    sql.run(`DELETE FROM ${table}_box WHERE id = ?`, [id])
    return
  }
  const [west, south, east, north] = bounds
  sql.run(`INSERT OR REPLACE INTO ${table}_outline (id, outline) VALUES (?, ?)`, [id, outlineBytes(outline)])
  sql.run(`INSERT OR REPLACE INTO ${table}_box (id, west, east, south, north, lng, lat) VALUES (?, ?, ?, ?, ?, ?, ?)`, [
    id,
    west,
    east,
    south,
    north,
    ...anchor,
  ])
}
