import { typosAllowed, typosBetween } from './distance.ts'
import { foldWords } from './fold-words.ts'

/** How well a name fits what is searched for, best first. */
export const FITS = ['exact', 'prefix', 'words', 'within', 'typo'] as const
export type Fit = (typeof FITS)[number]

/** What is searched for, prepared. */
export interface Wanted {
  readonly folded: string
  readonly words: readonly string[]
}

export function wanted(text: string): Wanted {
  const folded = foldWords(text)
  return { folded, words: folded === '' ? [] : folded.split(' ') }
}

/** How well a folded name holds every word, in any order; null: it lacks one. */
export function fitOf(name: string, { folded, words }: Wanted): Exclude<Fit, 'typo'> | null {
  if (!words.every((word) => name.includes(word))) return null
  if (name === folded) return 'exact'
  if (name.startsWith(folded)) return 'prefix'
  const spaced = ` ${name}`
  return words.every((word) => spaced.includes(` ${word}`)) ? 'words' : 'within'
}

/** Whether a folded name holds every word with a few letters wrong; at least one word is so. */
export function fitsWithTypos(name: string, { words }: Wanted): boolean {
  const own = name.split(' ')
  return words.every((word) => name.includes(word) || own.some((other) => isTypo(word, other)))
}

function isTypo(word: string, other: string): boolean {
  const limit = typosAllowed(word.length)
  return limit > 0 && /\p{L}/u.test(word) && typosBetween(word, other, limit) <= limit
}

/** The order of two fits: best first. */
export function compareFits(a: Fit, b: Fit): number {
  return FITS.indexOf(a) - FITS.indexOf(b)
}
