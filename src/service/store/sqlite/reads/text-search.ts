import { gramsOf, lettersOf, wordsOf } from '../../domain/words.ts'
import { allOf, type Condition } from '../../sql/reads/conditions.ts'
import type { PlacedTable } from '../../sql/reads/listing.ts'
import { numberOf, textOf } from '../../sql/sql.ts'
import type { Connection } from '../database/connection.ts'
import { keptWhileUnwritten } from '../database/kept.ts'
import { GRAMS, gramToken, wordToken } from '../database/word-index.ts'
import { matchOfPairs, phraseOf, type Match } from './word-pairs.ts'
import { SqliteParams } from './conditions.ts'
import { IdSet } from '../../domain/id-set.ts'
import { recordsWith } from './word-records.ts'

const [SHORT_GRAM, LONG_GRAM] = GRAMS

/** Words that hold part of a text are looked up each for itself up to so many, else by their runs of letters. */
const MOST_WORDS = 8

/** A record `r` holds a folded text somewhere. */
export function holds(text: string): Condition {
  return (params) => `instr(r.folded, ${params.add(text)}) > 0`
}

/** The same of a text that the index of words knows: without a look at the records that do not. */
export function isFound(table: PlacedTable, text: string, { parts, isExact }: Match): Condition {
  const expression = parts.map((tokens) => `(${tokens.join(' OR ')})`).join(' AND ')
  const inIndex: Condition = (params) =>
    `r.id IN (SELECT rowid FROM ${table}_words WHERE ${table}_words MATCH ${params.add(expression)})`
  return isExact ? inIndex : (params) => allOf([inIndex, holds(text)], params)
}

/** The records that the index gives for a text. For use within a snapshot. */
export function matched(sql: Connection, table: PlacedTable, { parts }: Match): IdSet {
  const [first = IdSet.of([]), ...others] = parts.map((tokens) =>
    tokens.map((token) => recordsWith(sql, table, token)).reduce((all, some) => all.or(some), IdSet.of([])),
  )
  return others.reduce((all, some) => all.and(some), first)
}

const kept = keptWhileUnwritten<IdSet>(100)

/** Those of `given` that hold the text: the index also gives others. `box` names the box that `given` lies in. */
export function holdersAmong(sql: Connection, table: PlacedTable, text: string, box: string, given: IdSet): IdSet {
  return kept(sql, `${table} ${box} ${text}`, () => lookedThrough(sql, table, text, given))
}

function lookedThrough(sql: Connection, table: PlacedTable, text: string, records: IdSet): IdSet {
  const params = new SqliteParams()
  const among = params.add(JSON.stringify(records.ids))
  const [ids = null] =
    sql.row(
      `SELECT group_concat(r.id) FROM json_each(${among}) CROSS JOIN ${table} r ON r.id = value
       WHERE ${allOf([holds(text)], params)}`,
      params.values,
    ) ?? []
  return IdSet.of(ids === null ? [] : textOf(ids).split(',').map(Number))
}

/** What the index knows of a text; null where no record holds it, undefined where only a look at all tells. */
export function matchOf(sql: Connection, text: string): Match | null | undefined {
  const paired = matchOfPairs(sql, text)
  if (paired !== undefined) return paired
  const matches = wordsOf(text).map((word) => matchOfPart(sql, word))
  if (matches.includes(null)) return null
  const known = matches.flatMap((match) => match ?? [])
  if (known.length === 0) return undefined
  return {
    parts: known.flatMap(({ parts }) => parts),
    // Words that stand in a text beside each other need not do so in a record.
    isExact: wordsOf(text)[0] === text && known.every((match) => match.isExact),
  }
}

/** The same of a part of a text that has one word. */
function matchOfPart(sql: Connection, part: string): Match | null | undefined {
  const letters = lettersOf(part)
  if (letters < SHORT_GRAM) return undefined
  if (letters <= LONG_GRAM) return { parts: [[gramToken(part)]], isExact: true }
  const words = sql.rows('SELECT rowid FROM word_part WHERE word_part MATCH ? LIMIT ?', [
    phraseOf(part),
    MOST_WORDS + 1,
  ])
  if (words.length === 0) return null
  if (words.length <= MOST_WORDS) {
    return { parts: [words.map(([id]) => wordToken(numberOf(id)))], isExact: true }
  }
  return { parts: gramsOf(part, LONG_GRAM).map((gram) => [gramToken(gram)]), isExact: false }
}
