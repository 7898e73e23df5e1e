import * as z from 'zod/mini'
import { fold } from '#contract/fold.ts'
import { categories, type CategoryKey } from '#contract/vocabulary/categories.ts'
import { idOf } from '#contract/vocabulary/languages.ts'
import designations from './designations.json' with { type: 'json' }
import { asTerm, asText } from '../../intake/values.ts'
import { DOUBTFUL, Phrases } from './phrases.ts'

/** Of several categories in one designation the more special one counts: “marine national park”. */
const ORDER: readonly CategoryKey[] = [
  'natura_2000',
  'biosphere_reserve',
  'rest_zone',
  'marine',
  'wilderness',
  'protected_landscape',
  'landscape',
  'national_park',
  'nature_park',
  'monument',
  'nature_reserve',
  'other',
]

const lists = z.record(z.string(), z.record(z.string(), z.array(z.string()))).parse(designations)
const phrases = new Phrases(lists, ORDER, 4)

const byTerm = asTerm(categories)

/** The category that a value names: by its id, its key or its label, or as a designation in one of many languages. */
export function asCategory(value: unknown): number | null {
  return byTerm(value) ?? categoryNamedIn(asText(value) ?? '')
}

/**
 * The category that a text names somewhere: “Nationalpark (IUCN II)”, “se-naturreservat”. What is only proposed, or beside
 * one, is other.
 */
export function categoryNamedIn(text: string): number | null {
  const key = phrases.meaningOf(text)
  return key === null ? null : idOf(categories, key === DOUBTFUL ? 'other' : key)
}

/** Whether a status is that of an area in force, as far as is known: not “Proposed”, “im Verfahren”, “Degazetted” or “Not Reported”. */
export function isInForce(status: string): boolean {
  return phrases.meaningOf(status) !== DOUBTFUL && !NOT_YET.test(fold(status))
}

const NOT_YET =
  /^(?:not reported|unknown|pending|draft|recommended|nominated|im verfahren|in ausweisung|entwurf|en cours|en projet|in itinere|en tramitacion|in procedure|under utredning|repealed|delisted|denotified|de-notified)(?!\p{L})/u

/** Whether a text is the word for a kind of area and nothing else, unlike names of which such a word is a part. */
export function isDesignation(text: string): boolean {
  return text.length >= LEAST && phrases.isWhole(text)
}

/** A shorter word, such as “marine” or “NP”, may stand for something else. */
const LEAST = 8

/** The key of the category that a record's own name tells; null where it tells none for sure. */
export function categoryInName(name: string): CategoryKey | null {
  return phrases.meaningAtEdge(name)
}

/** The words of a name without the designation at its beginning or end, and the category that this tells; null without one. */
export function withoutDesignation(words: readonly string[]) {
  return phrases.withoutEdge(words)
}
