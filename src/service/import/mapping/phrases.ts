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
const NO_WORD = /[^\p{L}\p{N}]+/u

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
    const found = this.#find(comparedWords(text))
    if (this.#known.size < REMEMBERED) this.#known.set(text, found)
    return found
  }

  /** Whether a text is one of the phrases and nothing else, but for what stands in brackets: “Ramsar site (R)”. */
  isWhole(text: string): boolean {
    return this.#whole.has(comparedWords(text.replaceAll(/\([^)]*\)/g, ' ')).join(' '))
  }

  /** What a name says of itself at its beginning or its end: “Nationalpark Hohe Tauern”, “Banff National Park”. */
  meaningAtEdge(name: string): K | null {
    const words = comparedWords(name)
    const hits = this.#hits(words)
    if (hits.some(({ key }) => key === DOUBTFUL)) return null
    const edges = hits.filter(({ from, to }) => (from === 0 || to === words.length) && to - from < words.length)
    const [longest] = edges.toSorted((a, b) => lengthOf(b) - lengthOf(a))
    return longest === undefined || longest.key === DOUBTFUL || !isSure(longest) ? null : longest.key
  }

  /**
   * The words of a name without what it says of itself at its beginning or its end: `muritz` of “Nationalpark Müritz”,
   * “Müritz National Park” and “Müritz NP”. Null where it says nothing, or something doubtful.
   */
  withoutEdge(words: readonly string[]): { readonly rest: readonly string[]; readonly key: K } | null {
    const compared = words.map(inPlainLetters)
    const hits = [...this.#hits(compared), ...this.#abbreviations(compared)]
    if (hits.some(({ key }) => key === DOUBTFUL)) return null
    const edges = hits.filter(({ from, to }) => (from === 0 || to === words.length) && to - from < words.length)
    const [longest] = edges.toSorted((a, b) => lengthOf(b) - lengthOf(a))
    if (longest === undefined || longest.key === DOUBTFUL) return null
    const { from, to, key } = longest
    return { rest: from === 0 ? words.slice(to) : words.slice(0, from), key }
  }

  /** What short words at the beginning and the end stand for: “NSG Moor”, “Yosemite NP”. */
  #abbreviations(words: readonly string[]): Hit<K>[] {
    return [0, words.length - 1].flatMap((from) => {
      const word = words[from] ?? ''
      const key = word.length > this.#abbreviation ? undefined : this.#whole.get(word)
      return key === undefined ? [] : [{ words: [word], key, from, to: from + 1 }]
    })
  }

  #add(phrase: string, key: K | typeof DOUBTFUL): void {
    const words = comparedWords(phrase)
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
/** Signs are words each, so that four of them say as much: 国立公園. */
const SURE_SIGNS = 4

function isSure(hit: Hit<string>): boolean {
  return lengthOf(hit) >= SURE || (hit.words.length >= SURE_SIGNS && hit.words.every((word) => word.length === 1))
}

function lengthOf({ words }: { readonly words: readonly string[] }): number {
  return words.join(' ').length
}

function isWithin<K extends string>(hit: Hit<K>, other: Hit<K>): boolean {
  return other.from <= hit.from && other.to >= hit.to && other.to - other.from > hit.to - hit.from
}

/** The words of a text, folded and without punctuation. */
export function wordsOf(text: string): string[] {
  return wordsOfFolded(fold(text))
}

/** The same of a text that is folded. */
export function wordsOfFolded(folded: string): string[] {
  return folded.split(NO_WORD).filter((word) => word !== '')
}

/**
 * The words by which texts and phrases are compared. Where two run together in capitals they are two
 * (`NasjonalparkSvalbard`), and signs of Chinese and Japanese are words each.
 */
function comparedWords(text: string): string[] {
  const folded = fold(text.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2'))
  return wordsOfFolded(folded.replaceAll(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu, ' $& ')).map(
    inPlainLetters,
  )
}

/** A word without the second letters by which å, ä, ö and ü are written: `verneomrade` of `verneomraade`. */
function inPlainLetters(word: string): string {
  return word.replaceAll(/([aou])e|aa/g, (pair) => pair.charAt(0))
}
