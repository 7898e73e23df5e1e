import { gramsOf, lettersOf, wordsOf } from '../../domain/words.ts'
import { allOf, type Condition } from '../../sql/reads/conditions.ts'
import type { PlacedTable } from '../../sql/reads/listing.ts'
import { numberOf, textOf } from '../../sql/sql.ts'
import type { Connection } from '../database/connection.ts'
import { keptWhileUnwritten } from '../database/kept.ts'
import { GRAMS, gramToken, wordToken } from '../database/word-index.ts'
import { SqliteParams } from './conditions.ts'

const [SHORT_GRAM, LONG_GRAM] = GRAMS

/** Words that hold part of a text are looked up each for itself up to so many, else by their runs of letters. */
const MOST_WORDS = 8

/** Records that may hold a text are gathered up to so many. */
const MOST_RECORDS = 4000

/** Selects records in the index of words. */
export interface Match {
  readonly expression: string
  /** Whether each of them holds the text; else it takes a look at them. */
  readonly isExact: boolean
}

/** The records that hold a text: few by their ids, more by how to find them; undefined where only a look at all tells. */
export type TextFound = { readonly few: readonly number[] } | { readonly many: Match } | undefined

/** A record `r` holds a folded text somewhere. */
export function holds(text: string): Condition {
  return (params) => `instr(r.folded, ${params.add(text)}) > 0`
}

/** The same of a text that the index of words knows: without a look at the records that do not. */
export function isFound(table: PlacedTable, text: string, { expression, isExact }: Match): Condition {
  const inIndex: Condition = (params) =>
    `r.id IN (SELECT rowid FROM ${table}_words WHERE ${table}_words MATCH ${params.add(expression)})`
  return isExact ? inIndex : (params) => allOf([inIndex, holds(text)], params)
}

/** The records of a table that hold a folded text. For use within a snapshot. */
export function findText(sql: Connection, table: PlacedTable, text: string): TextFound {
  const match = matchOf(sql, text)
  if (match === null) return { few: [] }
  if (match.expression === '') return undefined
  const { ids, hasMore } = holders(sql, table, text, match, { after: 0, limit: MOST_RECORDS })
  return hasMore ? { many: match } : { few: ids }
}

const counts = keptWhileUnwritten<number>(10_000)

/** How many records hold a text. */
export function countHolders(sql: Connection, table: PlacedTable, text: string, match: Match): number {
  const params = new SqliteParams()
  const statement = `SELECT count(*) FROM ${matching(table, text, match, params)}`
  return counts(sql, `${table} ${text}`, () => numberOf(sql.row(statement, params.values)?.[0]))
}

/** The first of these records behind one, in the order of their ids. */
export function holders(
  sql: Connection,
  table: PlacedTable,
  text: string,
  match: Match,
  { after, limit }: { readonly after: number; readonly limit: number },
): { readonly ids: readonly number[]; readonly hasMore: boolean } {
  const params = new SqliteParams()
  const behind = `${table}_words.rowid > ${params.add(after)}`
  const [json] =
    sql.row(
      `SELECT group_concat(id) FROM (SELECT ${table}_words.rowid AS id FROM ${matching(table, text, match, params)}
       AND ${behind} ORDER BY ${table}_words.rowid LIMIT ${params.add(limit + 1)})`,
      params.values,
    ) ?? []
  const ids = json == null ? [] : textOf(json).split(',').map(Number)
  return { ids: ids.slice(0, limit), hasMore: ids.length > limit }
}

/** The records that hold a text, as they stand in a FROM and a WHERE clause. */
function matching(table: PlacedTable, text: string, { expression, isExact }: Match, params: SqliteParams): string {
  const found = `${table}_words MATCH ${params.add(expression)}`
  if (isExact) return `${table}_words WHERE ${found}`
  return `${table}_words CROSS JOIN ${table} r ON r.id = ${table}_words.rowid WHERE ${found} AND ${allOf([holds(text)], params)}`
}

/** What the index knows of a text; null where no record holds it, without an expression where it knows nothing. */
function matchOf(sql: Connection, text: string): Match | null {
  const words = wordsOf(text)
  const matches = words.map((word) => matchOfPart(sql, word))
  if (matches.includes(null)) return null
  const known = matches.filter((match) => match !== null && match.expression !== '')
  return {
    expression: known.map((match) => `(${match?.expression})`).join(' AND '),
    // Words that stand in a text beside each other need not do so in a record.
    isExact: words[0] === text && known.every((match) => match?.isExact === true),
  }
}

/** The same of a part of a text that has one word. */
function matchOfPart(sql: Connection, part: string): Match | null {
  const letters = lettersOf(part)
  if (letters < SHORT_GRAM) return { expression: '', isExact: false }
  if (letters <= LONG_GRAM) return { expression: gramToken(part), isExact: true }
  const words = sql.rows('SELECT rowid FROM word_part WHERE word_part MATCH ? LIMIT ?', [
    phraseOf(part),
    MOST_WORDS + 1,
  ])
  if (words.length === 0) return null
  if (words.length <= MOST_WORDS) {
    return { expression: words.map(([id]) => wordToken(numberOf(id))).join(' OR '), isExact: true }
  }
  return { expression: gramsOf(part, LONG_GRAM).map(gramToken).join(' AND '), isExact: false }
}

/** A text as FTS5 takes it, whatever it is made of. */
function phraseOf(text: string): string {
  return `"${text.replaceAll('"', '""')}"`
}
