import { lettersOf } from '../../domain/words.ts'
import { IdSet } from '../../domain/id-set.ts'
import { bytesOf, numberOf, type Sql, type SqlRow } from '../../sql/sql.ts'
import { idBytes, PAIRED_LETTERS } from '../database/area-words.ts'
import { escaped, holds, PostgisParams } from './conditions.ts'

type Reader = Pick<Sql, 'row'>

/** Words with one space between them. */
const WORDS = /^[^ ]+(?: [^ ]+)*$/
/** What the index of trigrams finds within a word, and at its end. */
const [WITHIN, AT_END] = [/[\p{L}\p{N}]{3}/u, /[\p{L}\p{N}]{2}$/u]
/** What no word of the index sorts behind. */
const BEHIND_ALL = String.fromCodePoint(0x10ffff).repeat(PAIRED_LETTERS)

const BYTES_OF_ID = 4

/** The areas that hold a text, by the index of their words; null where only a look at areas tells. */
export async function areasHolding(sql: Reader, text: string): Promise<IdSet | null> {
  if (!WORDS.test(text)) return null
  const [first = '', ...others] = text.split(' ')
  if (others.length === 0) return WITHIN.test(text) ? withWord(sql, text) : null
  if (!AT_END.test(first) || others.some((word) => lettersOf(word) > PAIRED_LETTERS)) return null
  let found = await withPair(sql, { ending: first }, others[0] ?? '', others.length === 1)
  for (const [index, word] of others.slice(1).entries()) {
    if (found === null || found.size === 0) return found
    const next = await withPair(sql, { whole: others[index] ?? '' }, word, index === others.length - 2)
    found = next && found.and(next)
  }
  // Pairs of words need not stand in an area behind each other.
  return found === null || others.length === 1 ? found : among(sql, found, text)
}

/** A word of theirs holds a text. */
async function withWord(sql: Reader, text: string): Promise<IdSet> {
  const params = new PostgisParams()
  const like = params.add(`%${escaped(text)}%`)
  return idSetOf(
    await sql.row(`SELECT string_agg(ids, ''::bytea) FROM area_word WHERE text LIKE ${like}`, params.values),
  )
}

/** The first of two words: it is that, or it ends so. */
type First = { readonly whole: string } | { readonly ending: string }

/** Behind a word of theirs another one stands; the last may go on. Null where the index does not tell. */
async function withPair(sql: Reader, first: First, second: string, isLast: boolean): Promise<IdSet | null> {
  const params = new PostgisParams()
  const words =
    'whole' in first
      ? `VALUES (${params.add(first.whole)}::text)`
      : `SELECT DISTINCT text FROM area_word WHERE text LIKE ${params.add(`%${escaped(first.ending)}`)}`
  const [least, most] = [second, isLast ? second + BEHIND_ALL : second].map((end) => params.add(` ${end}`))
  const row = await sql.row(
    `WITH words (text) AS MATERIALIZED (${words})
     SELECT (
       SELECT string_agg(p.ids, ''::bytea) FROM words w
       JOIN area_pair p ON p.text >= w.text || ${least} AND p.text <= w.text || ${most}
     ), (SELECT max(length(text)) FROM words)`,
    params.values,
  )
  return numberOf(row?.[1] ?? 0) > PAIRED_LETTERS ? null : idSetOf(row)
}

/** Those of some areas that hold a text. */
async function among(sql: Reader, areas: IdSet, text: string): Promise<IdSet> {
  const params = new PostgisParams()
  const isAmong = params.anyOf('r.id', 'int8', areas.ids)
  const statement = `SELECT ${idBytes('r.id')} FROM area r WHERE ${isAmong} AND ${holds(params, text)}`
  return idSetOf(await sql.row(statement, params.values))
}

/** The ids in a row that has them as {@link idBytes} does. */
export function idSetOf(row: SqlRow | null): IdSet {
  const [value = null] = row ?? []
  if (value === null) return IdSet.of([])
  const { buffer, byteOffset, byteLength } = bytesOf(value)
  const view = new DataView(buffer, byteOffset, byteLength)
  const ids = new Int32Array(byteLength / BYTES_OF_ID)
  for (let at = 0; at < ids.length; at += 1) ids[at] = view.getInt32(at * BYTES_OF_ID)
  return IdSet.of(ids)
}
