import { activities } from '#contract/vocabulary/activities.ts'
import { categories, categoryTraits } from '#contract/vocabulary/categories.ts'
import { LANGUAGES, type Language, type Term } from '#contract/vocabulary/languages.ts'
import { reasons } from '#contract/vocabulary/reasons.ts'
import { countryIds } from '../../domain/countries.ts'
import type { Connection } from './connection.ts'

/** The lookup lists that come with a store; `traits` are an entry's fields beside `id` and `name`. */
export type LookupList = 'category' | 'country' | 'activity' | 'reason'

type Names = Readonly<Record<Language, string>>

/** Fills an empty store's lookup lists. */
export function seedVocabulary(sql: Connection): void {
  const add = (list: LookupList, id: number, names: Names, traits: object = {}) =>
    sql.run('INSERT INTO lookup (list, id, names, traits) VALUES (?, ?, ?, ?)', [
      list,
      id,
      JSON.stringify(names),
      JSON.stringify(traits),
    ])
  const addTerms = (list: LookupList, terms: readonly Term[]) => {
    for (const { id, labels } of terms) add(list, id, labels)
  }
  addTerms('activity', activities)
  addTerms('reason', reasons)
  for (const { id, key, labels } of categories) add('category', id, labels, { family: categoryTraits[key].family })
  const regions = LANGUAGES.map((language) => [language, new Intl.DisplayNames(language, { type: 'region' })] as const)
  for (const [code, id] of countryIds) {
    const nameIn = Object.fromEntries(regions.map(([language, names]) => [language, names.of(code) ?? code]))
    add('country', id, { en: code, de: code, fr: code, it: code, ...nameIn }, { iso_a2: code })
  }
}
