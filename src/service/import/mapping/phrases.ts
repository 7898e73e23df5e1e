import { fold } from '#contract/fold.ts'

/** What makes any other phrase doubtful: “proposed national park”. */
export const DOUBTFUL = 'doubtful'

/** The phrases of each meaning, by language. */
export type PhraseLists = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

interface Phrase<K extends string> {
  readonly words: readonly string[]
  readonly key: K | typeof DOUBTFUL
}

interface Hit<K extends string> extends Phrase<K> {
  readonly from: number
  readonly to: number
}

const REMEMBERED = 20_000

/** Tells what texts mean by phrases that stand in them as whole words, whatever the case and the accents. */
export class Phrases<K extends string> {
  readonly #whole = new Map<string, K>()
  readonly #byFirst = new Map<string, Phrase<K>[]>()
  readonly #order: readonly K[]
  readonly #abbreviation: number
  readonly #known = new Map<string, K | typeof DOUBTFUL | null>()

  /**
   * @param order the meanings: of several in a text, the one that stands first here counts
   * @param abbreviation phrases of no more letters mean something only where nothing stands beside them: `NP`
   */
  constructor(lists: PhraseLists, order: readonly K[], abbreviation: number) {
    this.#order = order
    this.#abbreviation = abbreviation
    for (const meanings of Object.values(lists)) {
      for (const key of [...order, DOUBTFUL] as const) {
        for (const phrase of meanings[key] ?? []) this.#add(phrase, key)
      }
    }
  }

  /** What a text means; null where it has none of the phrases. */
  meaningOf(text: string): K | typeof DOUBTFUL | null {
    const known = this.#known.get(text)
    if (known !== undefined) return known
    const found = this.#find(wordsOf(text))
    if (this.#known.size < REMEMBERED) this.#known.set(text, found)
    return found
  }

  /** What a name says of itself at its beginning or its end: “Nationalpark Hohe Tauern”, “Banff National Park”. */
  meaningAtEdge(name: string): K | null {
    const words = wordsOf(name)
    const hits = this.#hits(words)
    if (hits.some(({ key }) => key === DOUBTFUL)) return null
    const edges = hits.filter(({ from, to }) => (from === 0 || to === words.length) && to - from < words.length)
    const [longest] = edges.toSorted((a, b) => lengthOf(b) - lengthOf(a))
    return longest === undefined || longest.key === DOUBTFUL || lengthOf(longest) < SURE ? null : longest.key
  }

  #add(phrase: string, key: K | typeof DOUBTFUL): void {
    const words = wordsOf(phrase)
    const [first = ''] = words
    const whole = words.join(' ')
    if (key !== DOUBTFUL) this.#whole.set(whole, key)
    if (key !== DOUBTFUL && whole.length <= this.#abbreviation) return
    const others = this.#byFirst.get(first)
    if (others === undefined) this.#byFirst.set(first, [{ words, key }])
    else others.push({ words, key })
  }

  #find(words: readonly string[]): K | typeof DOUBTFUL | null {
    const whole = this.#whole.get(words.join(' '))
    if (whole !== undefined) return whole
    const hits = this.#hits(words)
    if (hits.some(({ key }) => key === DOUBTFUL)) return DOUBTFUL
    const told = hits.filter((hit) => !hits.some((other) => isWithin(hit, other)))
    return this.#order.find((key) => told.some((hit) => hit.key === key)) ?? null
  }

  #hits(words: readonly string[]): Hit<K>[] {
    return words.flatMap((word, from) =>
      (this.#byFirst.get(word) ?? []).flatMap((phrase) =>
        phrase.words.every((part, at) => words[from + at] === part)
          ? [{ ...phrase, from, to: from + phrase.words.length }]
          : [],
      ),
    )
  }
}

/** A shorter one in a name may be a part of what it is called after. */
const SURE = 10

function lengthOf({ words }: { readonly words: readonly string[] }): number {
  return words.join(' ').length
}

function isWithin<K extends string>(hit: Hit<K>, other: Hit<K>): boolean {
  return other.from <= hit.from && other.to >= hit.to && other.to - other.from > hit.to - hit.from
}

function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}
