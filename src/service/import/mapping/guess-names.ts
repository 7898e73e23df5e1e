import { asDate, asText, asUrl, asUuid } from '../../intake/values.ts'
import { isDesignation } from './category-of.ts'
import { hasWord, isCalled, shareOf, varietyOf, type Column } from './columns.ts'

/** The properties that tell what records are called, the likeliest first, and whether only their values say so. */
export interface NameGuess {
  readonly properties: readonly string[]
  readonly byValues: boolean
}

/** How many of a property's values must look like names. */
const SENSE = 0.8
/** With so many words for kinds of areas, it tells those: `TyyppiNimi`. */
const KINDS = 0.6
/** With fewer different values than this, as a part of all, a property names groups. */
const VARIETY = 0.2
/** From so many values on that can be told. */
const ENOUGH = 5

/**
 * @param names what such a property is called, the surest first
 * @param words words in its name; `others` are those of properties that name something else: `MANG_NAME`
 */
export function guessNames(
  columns: readonly Column[],
  names: readonly string[],
  words: { readonly name: readonly string[]; readonly others: readonly string[]; readonly lesser: readonly string[] },
): NameGuess {
  const likely = columns.filter(
    (column) =>
      shareOf(column, looksLikeName) >= SENSE &&
      shareOf(column, isKind) < KINDS &&
      (column.values.length < ENOUGH || varietyOf(column) >= VARIETY),
  )
  const ranked = likely.flatMap((column) => {
    const rank = names.findIndex((name) => isCalled(column, name))
    if (rank !== -1) return [{ column, rank: shareOf(column, isCoded) >= SENSE ? names.length - 1 / 2 : rank }]
    const isOther = column.tokens.some((token) => words.others.includes(token))
    if (isOther || !hasWord(column, words.name)) return []
    const isLesser = column.tokens.some((token) => words.lesser.includes(token))
    return [{ column, rank: names.length + (isLesser ? 2 : 0) + (1 - varietyOf(column)) }]
  })
  const found = ranked.toSorted((a, b) => a.rank - b.rank).map(({ column }) => column.property)
  if (found.length > 0) return { properties: found, byValues: false }
  const [best] = likely
    .filter((column) => shareOf(column, isWords) >= SENSE && varietyOf(column) > SENSE)
    .filter(({ tokens }) => !tokens.some((token) => words.others.includes(token)))
  return { properties: best === undefined ? [] : [best.property], byValues: best !== undefined }
}

/** A text that could be what people call a place. */
function looksLikeName(value: unknown): boolean {
  const text = asText(value)
  if (text === null || text.length > 250 || !/\p{L}/u.test(text)) return false
  return asUrl(text) === null && asUuid(text) === null && asDate(text) === null
}

function isKind(value: unknown): boolean {
  return isDesignation(asText(value) ?? '')
}

/** One word of capitals and digits: `PN-901`. */
function isCoded(value: unknown): boolean {
  return /^(?=.*\d)[\p{Lu}\d._/-]+$/u.test(asText(value) ?? '')
}

/** Whether a text is written as words are, unlike codes. */
function isWords(value: unknown): boolean {
  const text = asText(value) ?? ''
  return (
    /^\p{L}[\p{L}\p{M}\d .,'’()/&-]+$/u.test(text) &&
    /\p{L}\p{Ll}{2}|\p{L}{4,} \p{L}/u.test(text) &&
    !/\d{3}/.test(text)
  )
}
