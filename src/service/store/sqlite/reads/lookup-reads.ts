import type { Licence, Lookup, Source } from '#contract/records/lookups.ts'
import type { Language } from '#contract/vocabulary/languages.ts'
import type * as z from 'zod/mini'
import { lookupOf, sourceOf } from '../../domain/lookup-rows.ts'
import type { LookupList } from '../../domain/vocabulary.ts'
import { numberOf, textOf, type Connection } from '../database/connection.ts'

export function listLookup<T extends object>(
  sql: Connection,
  list: LookupList,
  language: Language,
  traitsSchema: z.ZodMiniType<T>,
): readonly (Lookup & T)[] {
  const rows = sql.rows('SELECT id, names, traits FROM lookup WHERE list = ? ORDER BY id', [list])
  return rows.map(([id, names, traits]) =>
    lookupOf({ id: numberOf(id), names: textOf(names), traits: textOf(traits) }, language, traitsSchema),
  )
}

export function listSources(sql: Connection): readonly Source[] {
  const rows = sql.rows('SELECT id, name, kind, url FROM source ORDER BY id')
  return rows.map(([id, name, kind, url]) =>
    sourceOf({ id: numberOf(id), name: textOf(name), kind, url: url === null ? null : textOf(url) }),
  )
}

export function listLicences(sql: Connection): readonly Licence[] {
  const rows = sql.rows('SELECT name, uri FROM licence ORDER BY name, uri')
  return rows.map(([name, uri]) => ({ name: textOf(name), uri: textOf(uri) }))
}
