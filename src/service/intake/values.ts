import * as z from 'zod/mini'
import { clockOfFraction } from './day-fraction.ts'
import { IUCN_CATEGORIES } from '#contract/records/area.ts'
import { isLocalDate, isLocalTime } from '#contract/status/local-time.ts'
import { isTimeZone } from '#contract/status/zone.ts'
import { parseUuid } from '#contract/ids.ts'
import type { Term } from '#contract/vocabulary/languages.ts'

// Each of these makes of any value what a field can take, or null where it cannot.

export function asText(value: unknown): string | null {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
}

/** A number, also as it is written in any of the languages. */
export function asNumber(value: unknown): number | null {
  const number = typeof value === 'string' ? numberIn(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}

/** A space or an apostrophe between thousands. */
const GROUPED = /(?<=\d)[\s'’](?=\d{3}(?!\d))/g
/** A point or a comma between thousands: it comes twice, or before the other sign, as in `1.234.567` and `1,234.5`. */
const BY_POINTS = /^[-+]?\d{1,3}(?:\.\d{3})+(?:,\d+|\.\d{3})$/
const BY_COMMAS = /^[-+]?\d{1,3}(?:,\d{3})+(?:\.\d+|,\d{3})$/

/** A number as it is written in any of the languages; one comma is that of a fraction. NaN for what is none. */
function numberIn(text: string): number {
  const plain = text.trim().replaceAll(GROUPED, '')
  if (plain === '') return NaN
  if (BY_COMMAS.test(plain)) return Number(plain.replaceAll(',', ''))
  return Number((BY_POINTS.test(plain) ? plain.replaceAll('.', '') : plain).replace(',', '.'))
}

export function asInteger(value: unknown): number | null {
  const number = asNumber(value)
  return Number.isSafeInteger(number) ? number : null
}

/** In km², to the square metre; null for less than that. */
export function asArea(value: unknown): number | null {
  const size = Math.round((asNumber(value) ?? 0) * 1e6) / 1e6
  return size > 0 ? size : null
}

const YES = [
  'true',
  'yes',
  'y',
  '1',
  'ja',
  'j',
  'wahr',
  'oui',
  'vrai',
  'si',
  'sì',
  'sí',
  'vero',
  'verdadero',
  'sim',
  'tak',
  'ano',
]
const NO = ['false', 'no', 'n', '0', 'nein', 'falsch', 'non', 'faux', 'falso', 'nee', 'nej', 'nei', 'não', 'nie', 'ne']

/** Yes or no, as programs and people write it in the languages. */
export function asBoolean(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value
  const word = asText(value)?.toLowerCase() ?? ''
  return YES.includes(word) ? true : NO.includes(word) ? false : null
}

const Url = z.url({ protocol: /^https?$/ })

export function asUrl(value: unknown): string | null {
  const parsed = Url.safeParse(value)
  return parsed.success ? parsed.data : null
}

export function asZone(value: unknown): string | null {
  return typeof value === 'string' && isTimeZone(value) ? value : null
}

/** A calendar date: `1909-05-24`, `1909/5/24`, `1909. 05. 24.`, `24.05.1909`, or an instant at midnight. */
export function asDate(value: unknown): string | null {
  const text = asText(value)?.replace(/[T ]00:00:00(\.0+)?(Z|\+00(:?00)?)?$/, '') ?? ''
  const { year, month, day } =
    (YEAR_FIRST.exec(text) ?? /^(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<year>\d{4})$/.exec(text))?.groups ?? {}
  const date = `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`
  return isLocalDate(date) ? date : null
}

const YEAR_FIRST = /^(?<year>\d{4})(?:-|\/|\. ?)(?<month>\d{1,2})(?:-|\/|\. ?)(?<day>\d{1,2})\.?$/

/** A date as `1909-05-24` where a text is one with its year first, in whatever way a format writes it; else the value. */
export function inOneNotation(value: unknown): unknown {
  return typeof value === 'string' && /^\d{4}[-/]/.test(value) ? (asDate(value) ?? value) : value
}

/** The first of January of a year that stands alone. */
export function asYear(value: unknown): string | null {
  const text = asText(value) ?? ''
  return /^\d{4}$/.test(text) && isLocalDate(`${text}-01-01`) ? `${text}-01-01` : null
}

/** A time of day with its seconds: `08:00:00`. */
export function asTime(value: unknown): string | null {
  const text = clockOfFraction(asText(value) ?? '').replace(/^(\d):/, '0$1:')
  if (!isLocalTime(text)) return null
  return text.length === 5 ? `${text}:00` : text
}

const IUCN = new Map(IUCN_CATEGORIES.map((category) => [category.toLowerCase(), category]))
const IUCN_BY_NUMBER = new Map(['1a', '1b', '2', '3', '4', '5', '6'].map((number, at) => [number, IUCN_CATEGORIES[at]]))

/** An IUCN category: `II`, `Ib`, `1b`, `IUCN_II`, `IV, Habitat/Species Management Area`. */
export function asIucn(value: unknown): (typeof IUCN_CATEGORIES)[number] | null {
  const text = asText(value)?.toLowerCase() ?? ''
  const [, code = ''] =
    /^(?:iucn)?[\s_-]*(?:cat(?:egory|\.)?|kat(?:egorie|egori|\.)?)?[\s_]*([iv]+[ab]?|[1-6][ab]?)(?![\p{L}\p{N}])/u.exec(
      text,
    ) ?? []
  return IUCN.get(code) ?? IUCN_BY_NUMBER.get(code) ?? null
}

export function oneOf<const T extends string>(choices: readonly T[]): (value: unknown) => T | null {
  return (value) => choices.find((choice) => choice === value) ?? null
}

/** The id of a term by its id, its key, or its label in any language. */
export function asTerm(terms: readonly Term[]): (value: unknown) => number | null {
  const ids = new Map<string, number>()
  for (const { id, key, labels } of terms) {
    for (const name of [String(id), key, ...Object.values(labels)]) ids.set(name.toLowerCase(), id)
  }
  return (value) => ids.get(asText(value)?.toLowerCase() ?? '') ?? null
}

/** Makes a value of a field of what a source says; null for what it cannot take. */
export interface Convert<T> {
  (value: unknown): T | null
  /** The part of it that it cannot take, of a value that has parts. */
  readonly misfitIn?: (value: unknown) => unknown
  /** What to do about one that it cannot take, as the end of a sentence that says so: “; write the year too”. */
  readonly adviceOn?: (value: unknown) => string
}

/**
 * A list that may also be written as one text, with commas or, as in our own tables, with semicolons, also behind the last
 * entry; null if any of its entries cannot be taken.
 */
export function listOf<T>(entry: (value: unknown) => T | null): Convert<T[]> {
  const partsOf = (value: unknown): unknown[] =>
    Array.isArray(value)
      ? value
      : String(value)
          .split(/[,;]/)
          .filter((part) => part.trim() !== '')
  const convert = (value: unknown) => {
    const parts = partsOf(value)
    const entries = parts.flatMap((part) => entry(part) ?? [])
    return entries.length === parts.length ? [...new Set(entries)] : null
  }
  return Object.assign(convert, { misfitIn: (value: unknown) => partsOf(value).find((part) => entry(part) === null) })
}

export function asUuid(value: unknown): ReturnType<typeof parseUuid> {
  return typeof value === 'string' ? parseUuid(value.trim()) : null
}

const Names = z.record(z.string(), z.string())
const AnyRecord = z.record(z.string(), z.unknown())

export function asNames(value: unknown): Record<string, string> | null {
  const parsed = Names.safeParse(fromText(value))
  return parsed.success ? parsed.data : null
}

export function asRecord(value: unknown): Record<string, unknown> | null {
  const parsed = AnyRecord.safeParse(fromText(value))
  return parsed.success ? parsed.data : null
}

const DEEPEST = 100

/** The value of a text of JSON; null where it is nested deeper than programs can write it again. */
function fromText(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    const read: unknown = JSON.parse(value)
    return isShallow(read, DEEPEST) ? read : null
  } catch {
    return null
  }
}

function isShallow(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true
  return levels > 0 && Object.values(value).every((part) => isShallow(part, levels - 1))
}
