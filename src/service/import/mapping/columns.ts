import { fold } from '#contract/fold.ts'
import { asDay, looksLikeDay, orderOf, type DateOrder } from '../../intake/dates.ts'
import { asText } from '../../intake/values.ts'
import type { SourceFeature } from '../reading/input/source-feature.ts'

/** A property of a file, as the first features have it. */
export interface Column {
  readonly property: string
  /** Its name in small plain letters, and the words of that: `MPA_NAME` has `mpa` and `name`. */
  readonly plain: string
  readonly tokens: readonly string[]
  /** Those that are not empty. */
  readonly values: readonly unknown[]
  /** Whether all features have one, and no two the same. */
  readonly isUnique: boolean
}

/** What the tables of shapefiles cut names to. */
const LONGEST_IN_DBF = 10

/** The properties of some features, in their order. */
export function columnsOf(sample: readonly SourceFeature[]): readonly Column[] {
  const columns = new Map<string, unknown[]>()
  for (const { properties } of sample) {
    for (const [name, value] of Object.entries(properties)) {
      const values = columns.get(name) ?? []
      if (!isEmpty(value)) values.push(value)
      columns.set(name, values)
    }
  }
  return [...columns].map(([property, values]) => {
    const isUnique = values.length === sample.length && new Set(values.map(asText)).size === values.length
    return { property, plain: plainOf(property), tokens: tokensOf(property), values, isUnique }
  })
}

/** Whether a value says nothing: also where tables write so in words. */
function isEmpty(value: unknown): boolean {
  return (
    value === null || value === undefined || (typeof value === 'string' && /^\s*(<null>|null|n\/a|-)?\s*$/i.test(value))
  )
}

/** Whether a property has a name, whatever its case, accents and hyphens; tables of shapefiles cut names short. */
export function isCalled({ property, plain }: Column, name: string): boolean {
  return plain === name || (property.length === LONGEST_IN_DBF && name.startsWith(plain))
}

/**
 * Whether a name consists of words one of which is given, or ends with one: `SG_Name`, `gebiedsnaam`, `MPA_FULL_N`.
 * `least`: how many letters must be left of one that is cut.
 */
export function hasWord({ property, plain, tokens }: Column, words: readonly string[], least = 1): boolean {
  if (tokens.some((token) => words.includes(token))) return true
  const last = tokens.at(-1) ?? ''
  const isCut = property.length === LONGEST_IN_DBF && tokens.length > 1 && last.length >= least
  return words.some((word) => (word.length > 3 && plain.endsWith(word)) || (isCut && word.startsWith(last)))
}

/** Whether the words of a name tell when something is open, and not when it is expected to be so again: “Open from”. */
export function tellsOpening(column: Pick<Column, 'tokens' | 'plain'>, openings: readonly string[]): boolean {
  const { tokens } = column
  return tokens.some((token) => openings.includes(token)) && !tellsReopening(column)
}

/** How names begin that tell when something opens again: “Reopens on”, “Wiedereröffnung”, “Date de réouverture”. */
const REOPENING =
  /reopen|opens?again|wiedereroff|wiederoff|wiederfrei|reouv|riapert|riapre|reapert|reabre|reabert|heropen|ateroppn|gjenapn|genabn|znovuotev|znovuotv|ponownegootwarcia|ponovnoodprt|avataanuudelleen/

/** What is only expected may come later. */
const EXPECTED =
  /^est(?=(?:re)?open)|open(?:date)?est$|expected|estimated|anticipated|projected|planned|target|likely|voraussicht|geplant|erwartet|prev[ui]|stimat|verwacht|beraknad|forventet|planow/

const OPENING = /open|offnung|ouvert|apertura|abertura|oppning|apning|abning|otwarc|otevr/

/** Whether a name tells when something opens again, as what is only expected to open does: “EST_OPEN_DATE”. */
export function tellsReopening({ plain }: Pick<Column, 'plain'>): boolean {
  return REOPENING.test(plain) || (EXPECTED.test(plain) && OPENING.test(plain))
}

/** Whether the day before what stands below a name is the last closed one. */
export function isAfterLast(column: Pick<Column, 'plain'>): boolean {
  return tellsReopening(column) && !EXPECTED.test(column.plain)
}

/** The part of the values for which something holds; none of no values. */
export function shareOf({ values }: Column, holds: (value: unknown) => boolean): number {
  return values.length === 0 ? 0 : values.filter(holds).length / values.length
}

/** How many different values there are, as a part of all. */
export function varietyOf({ values }: Column): number {
  return values.length === 0 ? 0 : new Set(values.map(asText)).size / values.length
}

/** How a name says that dates below it are written: “Closed from (DD/MM/YYYY)”. */
const DATE_FORMAT =
  /(?<!\p{L})(?:(?<first>dd?|tt?|jj?|gg?|mm?)([-./ ])(?:dd?|mm?)\2[yjaå]{2,4}|[yjaå]{4}([-./ ])mm?\3(?:dd?|tt?|jj?|gg?))(?!\p{L})/iu

/** The order of dates that the name of a column tells; null where it tells none that is in doubt. */
export function orderInName(property: string): 'dmy' | 'mdy' | null {
  const first = DATE_FORMAT.exec(property)?.groups?.['first']
  if (first === undefined) return null
  return /^m/i.test(first) ? 'mdy' : 'dmy'
}

const DATED = 0.8

/** The order of the dates of a column that is not told by itself, where all others that tell one tell the same. */
export function orderBeside(property: string, columns: readonly Column[]): DateOrder | null {
  const own = columns.find((column) => column.property === property)
  if (own?.values.some((value) => looksLikeDay(value) && asDay(value) === null) !== true) return null
  const dated = columns.filter((column) => shareOf(column, looksLikeDay) > DATED)
  const orders = new Set(dated.flatMap(({ values }) => orderOf(values) ?? []).filter((order) => order !== 'excel'))
  const [order = null] = orders
  return orders.size === 1 ? order : null
}

function plainOf(property: string): string {
  return fold(property.replace(DATE_FORMAT, '')).replaceAll(/[^\p{L}\p{N}]/gu, '')
}

function tokensOf(property: string): string[] {
  return fold(property.replace(DATE_FORMAT, '').replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2'))
    .split(/[^\p{L}]+/u)
    .filter((token) => token !== '')
}
