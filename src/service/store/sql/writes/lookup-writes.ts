import * as z from 'zod/mini'
import { SOURCE_KINDS } from '#contract/records/closure.ts'
import type { Licence, Source } from '#contract/records/lookups.ts'
import type { Changes } from '../../domain/edition.ts'
import { hashOf, sameHash } from '../../domain/record-values.ts'
import type { SourceTraits } from '../../domain/kept-record.ts'
import type { KeptSource } from '../../domain/mirror.ts'
import type { LookupEntry, LookupList } from '../../domain/vocabulary.ts'
import { numberOf, textOf, type Sql, type SqlValue } from '../sql.ts'
import type { KeepSource } from './import-log.ts'
import { upsert } from './upsert.ts'

export async function putSource(
  sql: Sql,
  changes: Changes,
  source: Omit<Source, 'id'>,
  keep: KeepSource,
): Promise<number> {
  const { name, url = null } = source
  const known = await sql.row('SELECT id, kind, url FROM source WHERE name = $1', [name])
  if (known === null) {
    changes.any = true
    const values = [name, source.kind ?? 'open_data', url]
    const added = await sql.row('INSERT INTO source (name, kind, url) VALUES ($1, $2, $3) RETURNING id', values)
    return numberOf(added?.[0])
  }
  const id = numberOf(known[0])
  const from = traitsOf(known[1], known[2])
  const to = { kind: source.kind ?? from.kind, url }
  if (from.kind === to.kind && from.url === to.url) return id
  await keep(id, from, to)
  await changeSource(sql, changes, id, from, to)
  return id
}

/** Makes a source what it was, where it is what it became then. */
export async function turnSourceBack(
  sql: Sql,
  changes: Changes,
  id: number,
  { from, to }: { readonly from: SourceTraits; readonly to: SourceTraits },
): Promise<void> {
  const known = await sql.row('SELECT kind, url FROM source WHERE id = $1', [id])
  const now = traitsOf(known?.[0], known?.[1])
  if (now.kind === to.kind && now.url === to.url) await changeSource(sql, changes, id, now, from)
}

const Kind = z.enum(SOURCE_KINDS)

function traitsOf(kind: SqlValue | undefined, url: SqlValue = null): SourceTraits {
  return { kind: Kind.parse(kind), url: url === null ? null : textOf(url) }
}

async function changeSource(
  sql: Sql,
  changes: Changes,
  id: number,
  from: SourceTraits,
  to: SourceTraits,
): Promise<void> {
  changes.any = true
  await sql.run('UPDATE source SET kind = $1, url = $2 WHERE id = $3', [to.kind, to.url, id])
  if (from.kind !== to.kind) await noteKind(sql, changes, id)
}

/** A source's kind has changed, which is a field of every closure of the source. */
async function noteKind(sql: Sql, { edition }: Changes, source: number): Promise<void> {
  await sql.run('UPDATE closure SET updated_in = $1 WHERE source_id = $2', [edition, source])
}

export async function keepSources(sql: Sql, changes: Changes, sources: readonly KeptSource[]): Promise<void> {
  const rows = await sql.rows('SELECT id, name, kind, url FROM source')
  const known = new Map(rows.map(([id, ...fields]) => [numberOf(id), fields]))
  const changed = sources.filter(({ id, name, kind, url }) => {
    const [knownName, knownKind, knownUrl] = known.get(id) ?? []
    return knownName !== name || knownKind !== kind || knownUrl !== url
  })
  if (changed.length === 0) return
  changes.any = true
  for (const { id, name, kind, url } of changed) {
    // Names are unique: whoever had this one has changed it, or is not listed any more.
    await sql.run("UPDATE source SET name = name || ' (' || id || ')' WHERE name = $1 AND id <> $2", [name, id])
    await upsert(sql, 'source', 'id', { id, name, kind, url })
    if (known.has(id) && known.get(id)?.[1] !== kind) await noteKind(sql, changes, id)
  }
}

export async function putLicence(sql: Sql, changes: Changes, { name, uri }: Licence): Promise<void> {
  const known = await sql.row('SELECT name FROM licence WHERE uri = $1', [uri])
  if (known?.[0] === name) return
  changes.any = true
  await upsert(sql, 'licence', 'uri', { uri, name })
}

export async function replaceLookup(
  sql: Sql,
  changes: Changes,
  list: LookupList,
  entries: readonly LookupEntry[],
): Promise<void> {
  const known = await sql.rows('SELECT id, names, traits FROM lookup WHERE list = $1 ORDER BY id', [list])
  const stored = known.flatMap(([id, names, traits]) => [numberOf(id), textOf(names), textOf(traits)])
  const wanted = entries
    .toSorted((a, b) => a.id - b.id)
    .flatMap(({ id, names, traits }) => [id, JSON.stringify(names), JSON.stringify(traits)])
  if (sameHash(hashOf(stored), hashOf(wanted))) return
  changes.any = true
  await sql.run('DELETE FROM lookup WHERE list = $1', [list])
  for (const { id, names, traits } of entries) {
    const values = [list, id, JSON.stringify(names), JSON.stringify(traits)]
    await sql.run('INSERT INTO lookup (list, id, names, traits) VALUES ($1, $2, $3, $4)', values)
  }
}
