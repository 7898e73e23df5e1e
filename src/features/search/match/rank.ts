import { fold } from './fold.ts'
import { compareFits, fitOf, fitsWithTypos, wanted, type Fit, type Wanted } from './match.ts'

/** Something found by one of its names. */
export interface Found<T> {
  readonly item: T
  readonly fit: Fit
  /** The first of its names that fits. */
  readonly name: string
}

/**
 * What of a list fits a text by any of its names, best first; `compare` orders what fits equally well. What has a typo
 * is there only if nothing is as it was typed.
 */
export function ranked<T>(
  items: readonly T[],
  text: string,
  namesOf: (item: T) => readonly string[],
  compare: (a: T, b: T) => number,
): readonly Found<T>[] {
  const query = wanted(text)
  if (query.words.length === 0) return []
  const named = items.map((item) => ({ item, names: namesOf(item).map((name) => ({ name, folded: fold(name) })) }))
  const asTyped = named.flatMap(({ item, names }) => best(item, names, query))
  const found = asTyped.length > 0 ? asTyped : named.flatMap(({ item, names }) => withTypos(item, names, query))
  return found.sort((a, b) => compareFits(a.fit, b.fit) || compare(a.item, b.item))
}

interface Name {
  readonly name: string
  readonly folded: string
}

/** As well as the best of its names fits. */
function best<T>(item: T, names: readonly Name[], query: Wanted): Found<T>[] {
  const fits = names.flatMap(({ name, folded }) => {
    const fit = fitOf(folded, query)
    return fit === null ? [] : [{ name, fit }]
  })
  const [first] = fits
  if (first === undefined) return []
  const [fit = first.fit] = fits.map((one) => one.fit).sort(compareFits)
  return [{ item, fit, name: first.name }]
}

function withTypos<T>(item: T, names: readonly Name[], query: Wanted): Found<T>[] {
  const found = names.find(({ folded }) => fitsWithTypos(folded, query))
  return found === undefined ? [] : [{ item, fit: 'typo', name: found.name }]
}
