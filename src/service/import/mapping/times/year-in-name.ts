import { fold } from '#contract/fold.ts'
import type { ClosureMapping } from '../mapping.ts'
import propertyNames from '../property-names.json' with { type: 'json' }

const { closures, words } = propertyNames
const NAMES = new Set<string>([...closures.period, ...closures.start_on, ...closures.end_on])
const WORDS = new Set<string>([...words.periods, ...words.starts, ...words.ends, ...words.days])
const YEAR = /(?<![\p{L}\d.])(?:19|20)\d\d(?:\s?[/–-]\s?(?:\d{4}|\d\d))?(?![\p{L}\d.])/u
/** What makes a year the first of many: “Sperrzeit ab 2025”. */
const SINCE = /\p{L}.*(?<!\p{L})(?:ab|seit|from|since|depuis|dal|desde|od|sedan|van)\s*$/u

/** The year that the name of a column of days has, which says nothing else but that these are such: “Sperrzeit 2027”, “2026 start”. */
export function yearInName(property: string): string | null {
  const plain = fold(property)
  const found = YEAR.exec(plain)
  if (found === null || SINCE.test(plain.slice(0, found.index))) return null
  const tokens = plain.replace(found[0], ' ').match(/\p{L}+/gu) ?? []
  const isOfDays = NAMES.has(tokens.join('')) || (tokens.length > 0 && tokens.every((token) => WORDS.has(token)))
  return isOfDays ? found[0] : null
}

/** Days with the year that the name of their column has. */
export function withYearInName(days: ClosureMapping['fields'], dates: readonly string[]): ClosureMapping['fields'] {
  const named = dates.find((property) => yearInName(property) !== null)
  return named === undefined ? days : { year: { year_named_in: named }, ...days }
}
