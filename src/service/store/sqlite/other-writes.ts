import type { Licence, Source } from '#contract/lookups.ts'
import { numberOf, type Connection } from './connection.ts'
import type { Changes } from './writing.ts'

export function putSource(sql: Connection, changes: Changes, source: Omit<Source, 'id'>): number {
  const { name, kind = 'open_data', url = null } = source
  const known = sql.row('SELECT id, kind, url FROM source WHERE name = ?', [name])
  if (known === null) {
    changes.any = true
    sql.run('INSERT INTO source (name, kind, url) VALUES (?, ?, ?)', [name, kind, url])
    return numberOf(sql.row('SELECT id FROM source WHERE name = ?', [name])?.[0])
  }
  const id = numberOf(known[0])
  if (known[1] === kind && known[2] === url) return id
  changes.any = true
  sql.run('UPDATE source SET kind = ?, url = ? WHERE id = ?', [kind, url, id])
  // The kind is a field of every closure of the source.
  if (known[1] !== kind) sql.run('UPDATE closure SET updated_in = ? WHERE source_id = ?', [changes.edition, id])
  return id
}

export function putLicence(sql: Connection, changes: Changes, { name, uri }: Licence): void {
  const known = sql.row('SELECT name FROM licence WHERE uri = ?', [uri])
  if (known?.[0] === name) return
  changes.any = true
  sql.run('INSERT OR REPLACE INTO licence (uri, name) VALUES (?, ?)', [uri, name])
}

const RECORD_TABLES = ['area', 'area_field', 'area_outline', 'area_box', 'area_shape'].concat(
  ['closure', 'closure_field', 'closure_outline', 'closure_box', 'closure_activity', 'closure_area'],
  ['source', 'licence'],
)

/** Removes all records with their sources and licences; returns how many records there were. */
export function removeAll(sql: Connection): number {
  const count = sql.row('SELECT (SELECT count(*) FROM area) + (SELECT count(*) FROM closure)')?.[0]
  for (const table of RECORD_TABLES) sql.run(`DELETE FROM ${table}`)
  return numberOf(count)
}
