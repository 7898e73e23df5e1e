import { lettersOf } from '../../domain/words.ts'
import { numberOf, textOf } from '../../sql/sql.ts'
import type { Connection } from '../database/connection.ts'
import { PAIRED_LETTERS, pairToken } from '../database/word-index.ts'

/** Selects records in the index of words: for each part of a text those that hold one of some tokens. */
export interface Match {
  readonly parts: readonly (readonly string[])[]
  /** Whether each of them holds the text; else it takes a look at them. */
  readonly isExact: boolean
}

/** How a text looks of which all but the first and the last word are whole. */
const WORDS = /^[^ \n\0]+(?: [^ \n\0]+)+$/

/** So many words are looked at for how they end; and the records of so many are put together. */
const [MOST_LOOKED_AT, MOST_FIRST] = [200, 8]
/** The shortest part of a word by which words are found. */
const SHORTEST = 3

/**
 * What the index knows of a text of several words by which word follows which; null where no record holds it, undefined
 * where too many words end as the text begins.
 */
export function matchOfPairs(sql: Connection, text: string): Match | null | undefined {
  if (!WORDS.test(text)) return undefined
  const words = Buffer.from(text).toString().split(' ')
  const firsts = words.slice(0, -1).map((word, at) => (at === 0 ? endingIn(sql, word) : named(sql, word)))
  if (firsts.some((ids) => ids?.length === 0)) return null
  const parts = words.slice(1).flatMap((following, at) => {
    const anyEnd = at === words.length - 2 ? '*' : ''
    const tokens = firsts[at]?.map((id) => pairToken(id, following) + anyEnd)
    return tokens === undefined ? [] : [tokens]
  })
  // Pairs of words need not stand in a record behind each other.
  const isExact = words.length === 2 && lettersOf(words[1] ?? '') <= PAIRED_LETTERS
  return firsts[0] === undefined ? undefined : { parts, isExact }
}

/** The words that end in a text; undefined where they are too many. */
function endingIn(sql: Connection, text: string): readonly number[] | undefined {
  if (lettersOf(text) < SHORTEST) return undefined
  const rows = sql.rows(
    `SELECT w.id, w.text FROM (SELECT rowid AS id FROM word_part WHERE word_part MATCH ? LIMIT ?) p
     JOIN word w ON w.id = p.id`,
    [phraseOf(text), MOST_LOOKED_AT + 1],
  )
  const ids = rows.filter(([, word]) => textOf(word).endsWith(text)).map(([id]) => numberOf(id))
  return rows.length > MOST_LOOKED_AT || ids.length > MOST_FIRST ? undefined : ids
}

function named(sql: Connection, word: string): readonly number[] {
  return sql.rows('SELECT id FROM word WHERE text = ?', [word]).map(([id]) => numberOf(id))
}

/** A text as FTS5 takes it, whatever it is made of. */
export function phraseOf(text: string): string {
  return `"${text.replaceAll('"', '""')}"`
}
