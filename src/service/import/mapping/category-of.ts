import * as z from 'zod/mini'
import { fold } from '#contract/fold.ts'
import { categories } from '#contract/vocabulary/categories.ts'
import { idOf } from '#contract/vocabulary/languages.ts'
import designations from './designations.json' with { type: 'json' }
import { asTerm, asText } from '../../intake/values.ts'

const keys = categories.map(({ key }) => key)
const phrases = z.array(z.tuple([z.enum(keys), z.array(z.string())])).parse(designations)

const byTerm = asTerm(categories)

/** The category that a value names: by its id, its key or its label, or as a designation in one of many languages. */
export function asCategory(value: unknown): number | null {
  return byTerm(value) ?? categoryNamedIn(asText(value) ?? '')
}

/**
 * The category that a text names somewhere: "Nationalpark (IUCN II)", "se-naturreservat". The more special one counts
 * where there are several.
 */
export function categoryNamedIn(text: string): number | null {
  const words = fold(text).replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
  const found = phrases.find(([, named]) => named.some((phrase) => words.includes(phrase)))
  return found === undefined ? null : idOf(categories, found[0])
}
