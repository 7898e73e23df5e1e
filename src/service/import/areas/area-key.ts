import type { CategoryKey } from '#contract/vocabulary/categories.ts'
import { asCountry } from '../../intake/country-at.ts'
import { withoutDesignation } from '../mapping/category-of.ts'
import { wordsOf, wordsOfFolded } from '../mapping/phrases.ts'

/** What names of areas are compared by. */
export interface AreaKey {
  /** The words of the name, folded, without punctuation: `muritz national park`. */
  readonly whole: string
  /** The same without a designation and what ties it to the rest: `muritz`. */
  readonly bare: string
  /** The category that the designation tells; null where there is none. */
  readonly category: CategoryKey | null
}

const APOSTROPHES = /['’‘ʼʻ`´]/g

/** Words that tie a designation to a name, or stand before one: “Parc national de la Vanoise”, “The Burren”. */
const TIES = new Set(
  'of the de des du da do dos das la le les el los las l d di del della delle dello dei degli von der'.split(' '),
)

/** The words of a name, whatever its case, accents, apostrophes and hyphens. */
export function wordsOfName(name: string): readonly string[] {
  return wordsOf(name.replaceAll(APOSTROPHES, ''))
}

/** The same of a name that is folded. */
export function wordsOfFoldedName(name: string): readonly string[] {
  return wordsOfFolded(name.replaceAll(APOSTROPHES, ''))
}

/** What a name of these words is compared by. */
export function areaKey(words: readonly string[]): AreaKey {
  const found = withoutDesignation(words)
  const rest = found?.rest ?? words
  const first = rest.findIndex((word) => !TIES.has(word))
  const bare = first === -1 ? rest : rest.slice(first)
  return { whole: words.join(' '), bare: bare.join(' '), category: found?.key ?? null }
}

/**
 * A key of the same without the ending of a genitive before the designation: “Färnebofjärdens nationalpark” and “Nuuksion
 * kansallispuisto” are of Färnebofjärden and Nuuksio; null where there is none.
 */
export function withoutGenitive(key: AreaKey): AreaKey | null {
  const isBefore = key.category !== null && key.whole.startsWith(key.bare)
  return isBefore && /\p{L}{3}[sn]$/u.test(key.bare) ? { ...key, bare: key.bare.slice(0, -1) } : null
}

/** What a name has before a comma or a country: “Tuku Nature Reserve, Chatham Island”, “Jasper National Park of Canada”; null where it has neither. */
export function leadOf(name: string): string | null {
  const [lead = '', ...rest] = name.split(',')
  if (rest.length > 0) return lead.trim() === '' ? null : lead
  const [, before = '', country = ''] = /^(.+) (?:of|de|du|del|von|van) (?:the )?(\S+(?: \S+)?)$/i.exec(name) ?? []
  return before !== '' && asCountry(country) !== null ? before : null
}

/** A name in which ä, ö and ü may be written as ae, oe and ue, without these; null where it has none. */
export function transliterated(name: string): string | null {
  const short = name.replaceAll(/([aou])e/gi, '$1')
  return short === name ? null : short
}
