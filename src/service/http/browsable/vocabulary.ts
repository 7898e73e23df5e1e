import { paths } from '#contract/paths.ts'
import type { Language } from '#contract/vocabulary/languages.ts'
import type { Store } from '../../store/domain/store.ts'

interface Entry {
  readonly id: number
  readonly name: string
}

/** A filter by ids: which list names them, and which list it narrows. */
const idFilters = {
  category_id: { list: paths.categories, narrows: paths.areas },
  country_id: { list: paths.countries, narrows: paths.areas },
  reason_id: { list: paths.reasons, narrows: paths.closures },
  activity_id: { list: paths.activities, narrows: paths.closures },
  source_id: { list: paths.sources, narrows: paths.closures },
} as const
export type IdFilter = keyof typeof idFilters

/** The names that ids stand for, by the filter that takes them. */
export type Vocabulary = ReadonlyMap<IdFilter, readonly Entry[]>

export const NO_VOCABULARY: Vocabulary = new Map()

export async function readVocabulary(store: Store, language: Language): Promise<Vocabulary> {
  return new Map(
    await Promise.all([
      store.listCategories(language).then((entries) => ['category_id', entries] as const),
      store.listCountries(language).then((entries) => ['country_id', entries] as const),
      store.listReasons(language).then((entries) => ['reason_id', entries] as const),
      store.listActivities(language).then((entries) => ['activity_id', entries] as const),
      store.listSources(language).then((entries) => ['source_id', entries] as const),
    ]),
  )
}

/** The filter that a field's ids belong to: `activity_ids` are those of `activity_id`. */
export function idFilterOf(field: string): IdFilter | null {
  const name = field.replace(/_ids$/, '_id')
  return isIdFilter(name) ? name : null
}

function isIdFilter(name: string): name is IdFilter {
  return Object.hasOwn(idFilters, name)
}

/** The filter whose ids a lookup list gives. */
export function idFilterOfList(path: string): IdFilter | null {
  return (
    Object.keys(idFilters)
      .filter(isIdFilter)
      .find((name) => idFilters[name].list === path) ?? null
  )
}

/** The records that have an id, below the prefix of the API. */
export function recordsWith(filter: IdFilter, id: string): string {
  return `${idFilters[filter].narrows}?${filter}=${encodeURIComponent(id)}`
}

export function nameOf(vocabulary: Vocabulary, filter: IdFilter, id: string): string | null {
  return vocabulary.get(filter)?.find((entry) => String(entry.id) === id)?.name ?? null
}
