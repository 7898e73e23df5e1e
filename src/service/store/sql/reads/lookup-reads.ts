import * as z from 'zod/mini'
import { SOURCE_KINDS } from '#contract/records/closure.ts'
import { AREA_FAMILIES, type Licence, type Lookup, type Source } from '#contract/records/lookups.ts'
import { LANGUAGES, type Language } from '#contract/vocabulary/languages.ts'
import type { Deletable, Store } from '../../domain/store.ts'
import type { LookupList } from '../../domain/vocabulary.ts'
import { numberOf, textOf, type Sql } from '../sql.ts'

const Names = z.record(z.enum(LANGUAGES), z.string())
const Kind = z.enum(SOURCE_KINDS)

/** What the entries of lookup lists have beside `id` and `name`. */
const CategoryTraits = z.object({ family: z.optional(z.enum(AREA_FAMILIES)) })
const CountryTraits = z.object({ iso_a2: z.optional(z.string()) })
const NoTraits = z.object({})

type Reader = Pick<Sql, 'rows' | 'row'>

type LookupReads = Pick<
  Store,
  | 'listCategories'
  | 'listCountries'
  | 'listActivities'
  | 'listReasons'
  | 'listSources'
  | 'listLicences'
  | 'findDeletion'
>

/** The reads that both databases answer by the same statements. */
export function lookupReads(sql: Reader): LookupReads {
  return {
    listCategories: (language) => listLookup(sql, 'category', language, CategoryTraits),
    listCountries: (language) => listLookup(sql, 'country', language, CountryTraits),
    listActivities: (language) => listLookup(sql, 'activity', language, NoTraits),
    listReasons: (language) => listLookup(sql, 'reason', language, NoTraits),
    listSources: () => listSources(sql),
    listLicences: () => listLicences(sql),
    findDeletion: (kind, uuid) => findDeletion(sql, kind, uuid),
  }
}

async function listLookup<T extends object>(
  sql: Reader,
  list: LookupList,
  language: Language,
  traitsSchema: z.ZodMiniType<T>,
): Promise<readonly (Lookup & T)[]> {
  const rows = await sql.rows('SELECT id, names, traits FROM lookup WHERE list = $1 ORDER BY id', [list])
  return rows.map(([id, names, traits]) => ({
    id: numberOf(id),
    name: Names.parse(JSON.parse(textOf(names)))[language],
    ...traitsSchema.parse(JSON.parse(textOf(traits))),
  }))
}

async function listSources(sql: Reader): Promise<readonly Source[]> {
  const rows = await sql.rows('SELECT id, name, kind, url FROM source ORDER BY id')
  return rows.map(([id, name, kind, url = null]) => {
    return { id: numberOf(id), name: textOf(name), kind: Kind.parse(kind), url: url === null ? null : textOf(url) }
  })
}

async function listLicences(sql: Reader): Promise<readonly Licence[]> {
  const rows = await sql.rows('SELECT name, uri FROM licence ORDER BY name, uri')
  return rows.map(([name, uri]) => ({ name: textOf(name), uri: textOf(uri) }))
}

async function findDeletion(sql: Reader, kind: Deletable, uuid: string): Promise<string | null> {
  const row = await sql.row(
    'SELECT e.at FROM deletion d JOIN edition e ON e.id = d.updated_in WHERE d.kind = $1 AND d.uuid = $2',
    [kind, uuid],
  )
  return row === null ? null : textOf(row[0])
}
