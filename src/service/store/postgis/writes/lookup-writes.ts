import { hashOf, sameHash } from '../../domain/record-values.ts'
import type { KeptSource } from '../../domain/store.ts'
import type { LookupEntry, LookupList } from '../../domain/vocabulary.ts'
import type { Changes } from '../../domain/edition.ts'
import type { Session } from '../database/database.ts'
import { numberOf, textOf } from '../database/values.ts'

export async function keepSources(sql: Session, changes: Changes, sources: readonly KeptSource[]): Promise<void> {
  const rows = await sql.rows('SELECT id, name, kind, url FROM source')
  const known = new Map(rows.map(([id = null, ...fields]) => [numberOf(id), fields]))
  const changed = sources.filter(({ id, name, kind, url }) => {
    const [knownName, knownKind, knownUrl] = known.get(id) ?? []
    return knownName !== name || knownKind !== kind || knownUrl !== url
  })
  if (changed.length === 0) return
  changes.any = true
  for (const { id, name, kind, url } of changed) {
    // Names are unique: whoever had this one has changed it, or is not listed any more.
    await sql.run("UPDATE source SET name = name || ' (' || id || ')' WHERE name = $1 AND id <> $2", [name, id])
    await sql.run(
      `INSERT INTO source (id, name, kind, url) VALUES ($1, $2, $3, $4)
       ON CONFLICT (id) DO UPDATE SET name = excluded.name, kind = excluded.kind, url = excluded.url`,
      [id, name, kind, url],
    )
    const isOfOtherKind = known.has(id) && known.get(id)?.[1] !== kind
    if (isOfOtherKind) await sql.run('UPDATE closure SET updated_in = $1 WHERE source_id = $2', [changes.edition, id])
  }
}

export async function replaceLookup(
  sql: Session,
  changes: Changes,
  list: LookupList,
  entries: readonly LookupEntry[],
): Promise<void> {
  const rows = entries.map(({ id, names, traits }) => [id, JSON.stringify(names), JSON.stringify(traits)] as const)
  const known = await sql.rows('SELECT id, names, traits FROM lookup WHERE list = $1 ORDER BY id', [list])
  const stored = known.map(([id = null, names = null, traits = null]) => [numberOf(id), textOf(names), textOf(traits)])
  const wanted = rows.toSorted(([a], [b]) => a - b)
  if (sameHash(hashOf(stored.flat()), hashOf(wanted.flat()))) return
  changes.any = true
  await sql.run('DELETE FROM lookup WHERE list = $1', [list])
  for (const row of rows) {
    await sql.run('INSERT INTO lookup (list, id, names, traits) VALUES ($1, $2, $3, $4)', [list, ...row])
  }
}
