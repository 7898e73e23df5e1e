import { A_STEP, done, type Steps } from '#core/steps/steps.ts'
import { foldWords } from '#contract/match/fold-words.ts'
import { compareFits, fitOf, fitsWithTypos, wanted, type Fit, type Wanted } from '#contract/match/match.ts'

/** Something found by one of its names. */
export interface Found<T> {
  readonly item: T
  readonly fit: Fit
  /** The first of its names that fits. */
  readonly name: string
}

type NamesOf<T> = (item: T) => readonly string[]

/** What of a list fits a text by any of its names, best first; `compare` orders what fits equally well. */
export function ranked<T>(
  items: readonly T[],
  text: string,
  namesOf: NamesOf<T>,
  compare: (a: T, b: T) => number,
): readonly Found<T>[] {
  return found(items, text, namesOf).toSorted((a, b) => compareFits(a.fit, b.fit) || compare(a.item, b.item))
}

/** What of a list fits a text by any of its names, in the order of the list. What has a typo is there only if nothing is as it was typed. */
function found<T>(items: readonly T[], text: string, namesOf: NamesOf<T>): readonly Found<T>[] {
  const query = wanted(text)
  if (query.words.length === 0) return []
  const named = items.map((item) => ({ item, names: namesOf(item).map((name) => ({ name, folded: foldWords(name) })) }))
  const asTyped = named.flatMap(({ item, names }) => best(item, names, query))
  return asTyped.length > 0 ? asTyped : named.flatMap(({ item, names }) => withTypos(item, names, query))
}

/** What of a list fits a text, as {@link found}; null where there is no word to look for. `known`: what is known to hold it as typed. */
export function holdersOf<T>(
  items: readonly T[],
  text: string,
  textsOf: NamesOf<T>,
  known: (item: T) => boolean = () => false,
): ReadonlySet<T> | null {
  const folded = new Map(items.map((item) => [item, textsOf(item).map(foldWords)]))
  return done(holdersAmong(items, text, (item) => folded.get(item) ?? [], known))
}

/** {@link holdersOf} in steps, of texts that are folded already. */
export function* holdersAmong<T>(
  items: readonly T[],
  text: string,
  foldedOf: NamesOf<T>,
  known: (item: T) => boolean = () => false,
): Steps<ReadonlySet<T> | null> {
  const query = wanted(text)
  if (query.words.length === 0) return null
  const asTyped = yield* selected(items, (item) => known(item) || foldedOf(item).some((name) => fitOf(name, query)))
  if (asTyped.size > 0) return asTyped
  return yield* selected(items, (item) => foldedOf(item).some((name) => fitsWithTypos(name, query)))
}

function* selected<T>(items: readonly T[], isWanted: (item: T) => boolean): Steps<ReadonlySet<T>> {
  const wanted = new Set<T>()
  for (const [index, item] of items.entries()) {
    if (isWanted(item)) wanted.add(item)
    if (index % A_STEP === 0) yield
  }
  return wanted
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
  const fitting = names.find(({ folded }) => fitsWithTypos(folded, query))
  return fitting === undefined ? [] : [{ item, fit: 'typo', name: fitting.name }]
}
