import { LRUCache } from 'lru-cache'
import { gramsOf, pairsOf, wordsOf } from '../../domain/words.ts'
import { numberOf } from '../../sql/sql.ts'
import type { Connection } from './connection.ts'

/** The tables of records that are searched by their words. */
export type SearchedTable = 'area' | 'closure'

/** How many letters the runs have that stand in the index beside whole words. */
export const GRAMS = [2, 3] as const

const MOST_WORDS = 50_000

/** How a word stands in the index: letters and digits alone, whatever the word is made of. */
export function wordToken(id: number): string {
  return `w${id.toString(36)}`
}

/** The same for a run of letters. */
export function gramToken(gram: string): string {
  return /^[a-z0-9]+$/.test(gram) ? `g${gram}` : `x${Buffer.from(gram).toString('hex')}`
}

/** How many letters of a word stand in the index behind the word before it. */
export const PAIRED_LETTERS = 24

/** The same for a word behind another one; it begins as that for the beginning of that word. */
export function pairToken(id: number, following: string): string {
  return `p${id}x${Buffer.from(Array.from(following).slice(0, PAIRED_LETTERS).join('')).toString('hex')}`
}

/** Keeps which words each record holds; one for each transaction, as one that is undone takes its words with it. */
export class WordIndex {
  readonly #sql: Connection
  readonly #known = new LRUCache<string, { readonly id: number; readonly tokens: string }>({ max: MOST_WORDS })

  constructor(sql: Connection) {
    this.#sql = sql
  }

  /** Keeps what is searched of a record, in place of what it was. */
  put(table: SearchedTable, id: number, isNew: boolean, folded: string): void {
    if (!isNew) this.#sql.run(`DELETE FROM ${table}_words WHERE rowid = ?`, [id])
    const words = wordsOf(folded).map((word) => this.#knownOf(word).tokens)
    const pairs = pairsOf(folded).map(([word, following]) => pairToken(this.#knownOf(word).id, following))
    const tokens = [...words, ...pairs]
    this.#sql.run(`INSERT INTO ${table}_words (rowid, tokens) VALUES (?, ?)`, [id, tokens.join(' ')])
  }

  #knownOf(word: string): { readonly id: number; readonly tokens: string } {
    const known = this.#known.get(word)
    if (known !== undefined) return known
    const id = this.#idOf(word)
    const grams = GRAMS.flatMap((length) => gramsOf(word, length))
    const found = { id, tokens: [wordToken(id), ...grams.map(gramToken)].join(' ') }
    this.#known.set(word, found)
    return found
  }

  #idOf(word: string): number {
    const kept = this.#sql.row('SELECT id FROM word WHERE text = ?', [word])
    if (kept !== null) return numberOf(kept[0])
    const id = this.#sql.add('INSERT INTO word (text) VALUES (?)', [word])
    this.#sql.run('INSERT INTO word_part (rowid, text) VALUES (?, ?)', [id, word])
    return id
  }
}
