/** The languages of the vocabulary; English is the one that always exists. */
export const LANGUAGES = ['en', 'de', 'fr', 'it'] as const
export type Language = (typeof LANGUAGES)[number]

/** An entry of the vocabulary: `key` is for code and mappings, `id` for the interface. Both are stable. */
export interface Term<K extends string = string> {
  readonly id: number
  readonly key: K
  readonly labels: Readonly<Record<Language, string>>
}

type Row<K extends string> = readonly [key: K, en: string, de: string, fr: string, it: string]

/** Terms with ids from 1 in the order given: append only. */
export function terms<const K extends string>(rows: readonly Row<K>[]): readonly Term<K>[] {
  return rows.map(([key, en, de, fr, it], index) => ({ id: index + 1, key, labels: { en, de, fr, it } }))
}

/** The id of a key that is in the list by its type. */
export function idOf<K extends string>(list: readonly Term<K>[], key: K): number {
  const term = list.find((entry) => entry.key === key)
  if (term === undefined) throw new Error(`No such term: ${key}`)
  return term.id
}
