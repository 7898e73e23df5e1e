import * as z from 'zod/mini'
import { SOURCE_KINDS } from '#contract/records/closure.ts'
import { AREA_FAMILIES, type Licence, type Lookup, type Source } from '#contract/records/lookups.ts'
import { LANGUAGES, type Language } from '#contract/vocabulary/languages.ts'
import type { LookupList } from '../../domain/vocabulary.ts'
import type { Database } from '../database/database.ts'
import { numberOf, textOf } from '../database/values.ts'

const Names = z.record(z.enum(LANGUAGES), z.string())
export const CategoryTraits = z.object({ family: z.optional(z.enum(AREA_FAMILIES)) })
export const CountryTraits = z.object({ iso_a2: z.optional(z.string()) })
export const NoTraits = z.object({})

export async function listLookup<T extends object>(
  sql: Database,
  list: LookupList,
  language: Language,
  traitsSchema: z.ZodMiniType<T>,
): Promise<readonly (Lookup & T)[]> {
  const rows = await sql.rows('SELECT id, names, traits FROM lookup WHERE list = $1 ORDER BY id', [list])
  return rows.map(([id, names, traits]) => {
    const name = Names.parse(JSON.parse(textOf(names)))[language]
    return { id: numberOf(id), name, ...traitsSchema.parse(JSON.parse(textOf(traits))) }
  })
}

const Kind = z.enum(SOURCE_KINDS)

export async function listSources(sql: Database): Promise<readonly Source[]> {
  const rows = await sql.rows('SELECT id, name, kind, url FROM source ORDER BY id')
  return rows.map(([id, name, kind, url = null]) => ({
    id: numberOf(id),
    name: textOf(name),
    kind: Kind.parse(kind),
    url: url === null ? null : textOf(url),
  }))
}

export async function listLicences(sql: Database): Promise<readonly Licence[]> {
  const rows = await sql.rows('SELECT name, uri FROM licence ORDER BY name, uri')
  return rows.map(([name, uri]) => ({ name: textOf(name), uri: textOf(uri) }))
}
