/** What parts words: {@link fold} leaves no other white space, and names stand on lines of their own. */
const BETWEEN_WORDS = /[ \n\0]+/

/** The words of a folded text, punctuation and all, each once, as a store that knows no broken characters keeps them. */
export function wordsOf(folded: string): readonly string[] {
  return [...new Set(Buffer.from(folded).toString().split(BETWEEN_WORDS))].filter((word) => word !== '')
}

/** How many letters a word has. */
export function lettersOf(word: string): number {
  return Array.from(word).length
}

/** Each run of so many letters in a word, once. */
export function gramsOf(word: string, length: number): readonly string[] {
  const letters = Array.from(word)
  const count = Math.max(0, letters.length - length + 1)
  return [...new Set(Array.from({ length: count }, (_, at) => letters.slice(at, at + length).join('')))]
}

/** Two words with a space between them. */
const PAIR = /([^ \n\0]+) (?=([^ \n\0]+))/g

/** Each word of a folded text with the one that follows it on its line, each two once. */
export function pairsOf(folded: string): readonly (readonly [word: string, following: string])[] {
  const pairs = new Map<string, readonly [string, string]>()
  for (const [, word = '', following = ''] of Buffer.from(folded).toString().matchAll(PAIR)) {
    pairs.set(`${word} ${following}`, [word, following])
  }
  return [...pairs.values()]
}
