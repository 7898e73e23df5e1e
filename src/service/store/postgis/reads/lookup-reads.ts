import type * as z from 'zod/mini'
import type { Licence, Lookup, Source } from '#contract/records/lookups.ts'
import type { Language } from '#contract/vocabulary/languages.ts'
import { lookupOf, sourceOf } from '../../domain/lookup-rows.ts'
import type { LookupList } from '../../domain/vocabulary.ts'
import type { Database } from '../database/database.ts'
import { numberOf, textOf } from '../database/values.ts'

export async function listLookup<T extends object>(
  sql: Database,
  list: LookupList,
  language: Language,
  traitsSchema: z.ZodMiniType<T>,
): Promise<readonly (Lookup & T)[]> {
  const rows = await sql.rows('SELECT id, names, traits FROM lookup WHERE list = $1 ORDER BY id', [list])
  return rows.map(([id, names, traits]) =>
    lookupOf({ id: numberOf(id), names: textOf(names), traits: textOf(traits) }, language, traitsSchema),
  )
}

export async function listSources(sql: Database): Promise<readonly Source[]> {
  const rows = await sql.rows('SELECT id, name, kind, url FROM source ORDER BY id')
  return rows.map(([id, name, kind, url = null]) =>
    sourceOf({ id: numberOf(id), name: textOf(name), kind, url: url === null ? null : textOf(url) }),
  )
}

export async function listLicences(sql: Database): Promise<readonly Licence[]> {
  const rows = await sql.rows('SELECT name, uri FROM licence ORDER BY name, uri')
  return rows.map(([name, uri]) => ({ name: textOf(name), uri: textOf(uri) }))
}
