import { hashOf, sameHash } from '../../domain/record-values.ts'
import type { KeptSource } from '../../domain/store.ts'
import type { LookupEntry, LookupList } from '../../domain/vocabulary.ts'
import type { Connection } from '../database/connection.ts'
import type { Changes } from '../../domain/edition.ts'
import { upsert } from './writing.ts'

export function keepSources(sql: Connection, changes: Changes, sources: readonly KeptSource[]): void {
  const changed = sources.filter(({ id, name, kind, url }) => {
    const known = sql.row('SELECT name, kind, url FROM source WHERE id = ?', [id])
    return known?.[0] !== name || known[1] !== kind || known[2] !== url
  })
  if (changed.length === 0) return
  changes.any = true
  for (const { id, name, kind, url } of changed) {
    const isOfOtherKind = sql.row('SELECT 1 FROM source WHERE id = ? AND kind <> ?', [id, kind]) !== null
    // Names are unique: whoever had this one has changed it, or is not listed any more.
    sql.run("UPDATE source SET name = name || ' (' || id || ')' WHERE name = ? AND id <> ?", [name, id])
    upsert(sql, 'source', 'id', { id, name, kind, url })
    if (isOfOtherKind) sql.run('UPDATE closure SET updated_in = ? WHERE source_id = ?', [changes.edition, id])
  }
}

export function replaceLookup(
  sql: Connection,
  changes: Changes,
  list: LookupList,
  entries: readonly LookupEntry[],
): void {
  const rows = entries.map(({ id, names, traits }) => [id, JSON.stringify(names), JSON.stringify(traits)] as const)
  const known = sql.rows('SELECT id, names, traits FROM lookup WHERE list = ? ORDER BY id', [list])
  const wanted = rows.toSorted(([a], [b]) => a - b)
  if (sameHash(hashOf(known.flat()), hashOf(wanted.flat()))) return
  changes.any = true
  sql.run('DELETE FROM lookup WHERE list = ?', [list])
  for (const row of rows) sql.run('INSERT INTO lookup (list, id, names, traits) VALUES (?, ?, ?, ?)', [list, ...row])
}
