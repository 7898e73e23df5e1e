import * as z from 'zod/mini'
import { Licence, Lookup } from '#contract/records/lookups.ts'
import { paths } from '#contract/paths.ts'
import { LANGUAGES, type Language } from '#contract/vocabulary/languages.ts'
import type { LookupList } from '../store/domain/vocabulary.ts'
import { PagingGuard } from './paging-guard.ts'
import { RefusedError } from './mirror-error.ts'
import type { Answer, SourceClient } from './source-client.ts'
import { listPage } from './walk.ts'

/** An entry of a list in our languages. */
export interface Named {
  readonly id: number
  readonly names: Readonly<Record<Language, string>>
  /** Its fields beside `id` and `name`. */
  readonly traits: Readonly<Record<string, unknown>>
}

export const LOOKUP_LISTS = ['category', 'country', 'activity', 'reason'] as const satisfies readonly LookupList[]

/** What records refer to by ids. */
export interface Lookups {
  readonly lists: Readonly<Record<LookupList, readonly Named[]>>
  readonly sources: readonly Named[]
  readonly licences: readonly Licence[]
}

/** Reads the lists by which records name what they mean; a list that the service lacks is empty. */
export async function readLookups(client: SourceClient): Promise<Lookups> {
  const named = (path: string) => readNamed(client, path)
  return {
    lists: {
      category: await named(paths.categories),
      country: await named(paths.countries),
      activity: await named(paths.activities),
      reason: await named(paths.reasons),
    },
    sources: await named(paths.sources),
    licences: await readLicences(client),
  }
}

const Entry = z.catchall(Lookup, z.unknown())

/** A list in each of our languages where it has several, else as it is. */
async function readNamed(client: SourceClient, path: string): Promise<Named[]> {
  const english = await readWhole(client, path, 'en')
  const isTranslated = /accept-language/i.test(english.vary)
  const names = new Map<Language, Map<number, string>>()
  for (const language of LANGUAGES) {
    const list = isTranslated && language !== 'en' ? await readWhole(client, path, language) : english
    names.set(language, new Map(entriesOf(list.items).map(({ id, name }) => [id, name])))
  }
  return entriesOf(english.items).map(({ id, name, ...traits }) => {
    const inLanguage = (language: Language) => names.get(language)?.get(id) ?? name
    return {
      id,
      names: { en: name, de: inLanguage('de'), fr: inLanguage('fr'), it: inLanguage('it') },
      traits,
    }
  })
}

function entriesOf(items: readonly unknown[]) {
  const byId = new Map(
    items.flatMap((item) => {
      const read = Entry.safeParse(item)
      return read.success ? [[read.data.id, read.data] as const] : []
    }),
  )
  return [...byId.values()]
}

async function readLicences(client: SourceClient): Promise<Licence[]> {
  const { items } = await readWhole(client, paths.licences, 'en')
  return items.flatMap((item) => {
    const read = Licence.safeParse(item)
    return read.success ? [read.data] : []
  })
}

interface Whole {
  readonly items: readonly unknown[]
  /** The `Vary` of its first page. */
  readonly vary: string
}

const NO_LIST: Whole = { items: [], vary: '' }

async function readWhole(client: SourceClient, path: string, language: Language): Promise<Whole> {
  let answer: Answer
  try {
    answer = await client.get(client.at(path, { page_size: '1000' }), language)
  } catch (error) {
    if (error instanceof RefusedError) return NO_LIST
    throw error
  }
  const vary = answer.headers.get('vary') ?? ''
  const items: unknown[] = []
  const visited = new Set<string>()
  const guard = new PagingGuard(path, client.limits)
  for (;;) {
    const page = listPage(answer)
    items.push(...page.items)
    const next = page.next === null ? null : client.link(answer.url, page.next)
    if (next === null || visited.has(next.href)) return { items, vary }
    visited.add(next.href)
    guard.pass(
      page.items.map((item) => JSON.stringify(item)),
      next.href,
    )
    answer = await client.get(next, language)
  }
}
