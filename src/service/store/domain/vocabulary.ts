import { activities } from '#contract/vocabulary/activities.ts'
import { categories, categoryTraits } from '#contract/vocabulary/categories.ts'
import { LANGUAGES, type Language, type Term } from '#contract/vocabulary/languages.ts'
import { reasons } from '#contract/vocabulary/reasons.ts'
import { countryIds } from './countries.ts'

/** The lookup lists that come with a store. */
export type LookupList = 'category' | 'country' | 'activity' | 'reason'

export interface LookupEntry {
  readonly list: LookupList
  readonly id: number
  readonly names: Readonly<Record<Language, string>>
  /** The entry's fields beside `id` and `name`. */
  readonly traits: object
}

/** What an empty store's lookup lists are filled with. */
export function lookupEntries(): readonly LookupEntry[] {
  const termsOf = (list: LookupList, terms: readonly Term[]) =>
    terms.map(({ id, labels }) => ({ list, id, names: labels, traits: {} }))
  return [
    ...termsOf('activity', activities),
    ...termsOf('reason', reasons),
    ...categories.map(({ id, key, labels }) => {
      return { list: 'category', id, names: labels, traits: { family: categoryTraits[key].family } } as const
    }),
    ...countries(),
  ]
}

function countries(): readonly LookupEntry[] {
  const regions = LANGUAGES.map((language) => [language, new Intl.DisplayNames(language, { type: 'region' })] as const)
  return [...countryIds].map(([code, id]) => {
    const nameIn = Object.fromEntries(regions.map(([language, names]) => [language, names.of(code) ?? code]))
    return {
      list: 'country',
      id,
      names: { en: code, de: code, fr: code, it: code, ...nameIn },
      traits: { iso_a2: code },
    }
  })
}
