import { fold } from '#contract/fold.ts'
import { isLocalDate } from '#contract/status/local-time.ts'
import { monthNamed } from './month-names.ts'
import { asDate, asText } from './values.ts'

/** How the dates of a column are written where a single one does not tell: `5/4/2026`, `46117`. */
export const DATE_ORDERS = ['dmy', 'mdy', 'excel'] as const
export type DateOrder = (typeof DATE_ORDERS)[number]

/** Not where another day follows, of a period. */
const SLASHED = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})(?=$|[ T,])(?!.*\d[./-]\d{1,2}[./-]\d)/
/** Excel counts days from here; as it takes 1900 for a leap year, from March of that year on. */
const EXCEL_DAY_0 = Date.UTC(1899, 11, 30)
const EXCEL_LEAST = 20_000
const EXCEL_MOST = 80_000
const DAY_MS = 86_400_000
/** Instants have more digits than years, days and Excel's numbers; seconds since 1970 have ten, milliseconds more. */
const SECONDS_LEAST = 1e9
const MS_LEAST = 1e10
/** In milliseconds: until 2100. */
const EPOCH_MOST = 4.1e12
/** The ends of the year 9999 in seconds: no instant of 1978, but what some systems write for no end. */
const NEVER_S = [253_402_214_400, 253_402_300_799]

/**
 * The calendar day of any usual form: as `asDate` has them, as `19090524`, in seconds or milliseconds since 1970, with a time of day, with an offset, or with the name of the
 * month. What has an offset is the day in that zone, where one is given; else the day as it is written.
 */
export function asDay(value: unknown, zone: string | null = null): string | null {
  return dayIn(asText(value) ?? '', zone, zone)
}

/** The same of what stands for a day, whatever the zone; this tells only what its month is called in. */
export function dayAsWritten(value: unknown, zone: string): string | null {
  return dayIn(asText(value) ?? '', null, zone)
}

/** `ofInstants`: in which zone what has an offset is counted; `ofNames`: where its month is called so. */
function dayIn(text: string, ofInstants: string | null, ofNames: string | null): string | null {
  return (
    asDate(text) ??
    asDate(text.replace(OFFSET_OF_DAY, '$1')) ??
    dayInDigits(text) ??
    dayInSigns(text) ??
    dayOfThisCentury(text) ??
    dayOfInstant(instantIn(text) ?? text, ofInstants) ??
    dayWithMonthName(text, ofNames)
  )
}

/** What XML writes behind a day, as a WFS does: the day is as written. */
const OFFSET_OF_DAY = /^(\d{4}-\d\d-\d\d)(?:Z|[+-]\d\d:\d\d)$/

/** `19090524`. */
function dayInDigits(text: string): string | null {
  const [, year, month, day] = /^((?:1[6-9]|20)\d\d)(\d\d)(\d\d)$/.exec(text) ?? []
  return year === undefined ? null : dateOf(year, Number(month), day)
}

/** `2026年5月24日`. */
function dayInSigns(text: string): string | null {
  const [, year, month, day] = /^(\d{4})年(\d{1,2})月(\d{1,2})日$/.exec(text.replaceAll(' ', '')) ?? []
  return year === undefined ? null : dateOf(year, Number(month), day)
}

/** `24.05.26`: with dots the day stands first. */
function dayOfThisCentury(text: string): string | null {
  const [, day, month, year] = /^(\d{1,2})\.(\d{1,2})\.(\d\d)$/.exec(text) ?? []
  return year === undefined ? null : dateOf(`20${year}`, Number(month), day)
}

/** The instant of seconds or milliseconds since 1970, as servers write them; midnight in UTC stands for the day. */
function instantIn(text: string): string | null {
  if (!/^(-\d{6,13}|\d{9,13})(\.0*)?$/.test(text)) return null
  const ms = millisecondsOf(Number(text))
  if (ms === null || Math.abs(ms) > EPOCH_MOST) return null
  return ms % DAY_MS === 0 ? `${new Date(ms).toISOString().slice(0, 10)}T00:00:00` : new Date(ms).toISOString()
}

/** Null where a number may be either, and each would be another day. */
function millisecondsOf(number: number): number | null {
  const size = Math.abs(number)
  if (size >= MS_LEAST) return NEVER_S.includes(number) ? null : number
  const isDayInMs = number % DAY_MS === 0
  if (size >= SECONDS_LEAST) return isDayInMs ? null : number * 1000
  return number < 0 && isDayInMs ? number : null
}

/** Whether a text of a day has a time of day beside it. */
export function hasTime(value: unknown): boolean {
  return /[T ]\d{1,2}:\d\d/.test(asText(value) ?? '') && asDate(value) === null
}

function dayOfInstant(text: string, zone: string | null): string | null {
  const [, date = '', time, offset] =
    /^(\d{4}[-/]\d{1,2}[-/]\d{1,2})[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)\s*(Z|[+-]\d\d(?::?\d\d)?)?$/i.exec(text) ?? []
  if (time === undefined) return null
  const written = asDate(date)
  if (written === null || offset === undefined || zone === null) return written
  const sign = offset.replace(/^([+-]\d\d)(\d\d)?$/, (_, hours: string, minutes = '00') => `${hours}:${minutes}`)
  const instant = Date.parse(`${written}T${time}${sign.toUpperCase()}`)
  return Number.isNaN(instant)
    ? null
    : new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short' }).format(instant)
}

const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii']
/** “1 May 2026”, and “1-May-26” where nothing else follows. */
const DAY_FIRST = /^(?:\p{L}+ )?(?<day>\d{1,2}) (?<month>\p{L}+) (?<year>\d{4}(?=$| )|\d\d$)(?<rest>.*)/u
const MONTH_FIRST = /^(?:\p{L}+ )?(?<month>\p{L}+) (?<day>\d{1,2}) (?<year>\d{4})(?=$| )(?<rest>.*)/u
const YEAR_FIRST = /^(?<year>\d{4}) (?<month>\p{L}+) (?<day>\d{1,2})$/u

function dayWithMonthName(text: string, zone: string | null): string | null {
  const plain = fold(text)
    .replaceAll(/[.,]|(?<=\d)(st|nd|rd|th|er|º|ª|o)\b|\b(de|del|di|d’|the|of|den)\b/g, ' ')
    .replaceAll(/(?<=\d)[-/]?(?=\p{L}{3})|(?<=\p{L}{3})[-/]?(?=\d)/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const found = (DAY_FIRST.exec(plain) ?? MONTH_FIRST.exec(plain) ?? YEAR_FIRST.exec(plain))?.groups
  if (found === undefined || namesMonth(found['rest'] ?? '', zone)) return null
  const { day, month = '', year } = found
  return dateOf(year?.padStart(4, '20'), monthNamed(month, zone) ?? romanMonth(month), day)
}

/** Whether a month stands behind a day: then two days are told, of which the first is not all. */
function namesMonth(plain: string, zone: string | null): boolean {
  return plain.split(' ').some((word) => monthNamed(word, zone) !== undefined)
}

/** The number of a month that is written as in “1.XII.2026”. */
function romanMonth(name: string): number | undefined {
  const at = ROMAN.indexOf(name)
  return at === -1 ? undefined : at + 1
}

function dateOf(year: string | undefined, month: number | undefined, day: string | undefined): string | null {
  const date = `${year}-${String(month).padStart(2, '0')}-${day?.padStart(2, '0')}`
  return isLocalDate(date) ? date : null
}

/** The day of a value of a column whose order is known; null where it is written in another way. */
export function dayInOrder(value: unknown, order: DateOrder): string | null {
  const text = asText(value) ?? ''
  if (order === 'excel') {
    const days = Number(text)
    return isExcelDay(value) ? new Date(EXCEL_DAY_0 + Math.floor(days) * DAY_MS).toISOString().slice(0, 10) : null
  }
  const [, first, second, year] = SLASHED.exec(text) ?? []
  const [day, month] = order === 'dmy' ? [first, second] : [second, first]
  return first === undefined ? null : dateOf(year?.padStart(4, '20'), Number(month), day)
}

function isExcelDay(value: unknown): boolean {
  const days = Number(asText(value) ?? NaN)
  return days >= EXCEL_LEAST && days <= EXCEL_MOST
}

/** Whether a value is a day, be its order still to be told. */
export function looksLikeDay(value: unknown): boolean {
  return asDay(value) !== null || SLASHED.test(asText(value) ?? '') || isExcelDay(value)
}

/** The order in which days are written together; null where a single one tells, or none does. */
export function orderOf(values: readonly unknown[]): DateOrder | null {
  const open = values.filter((value) => asDay(value) === null)
  if (open.length > 0 && open.every(isExcelDay)) return 'excel'
  const slashed = open.map((value) => SLASHED.exec(asText(value) ?? '')).filter((found) => found !== null)
  const isDayFirst = slashed.some(([, first]) => Number(first) > 12)
  const isMonthFirst = slashed.some(([, , second]) => Number(second) > 12)
  if (isDayFirst === isMonthFirst) return null
  return isDayFirst ? 'dmy' : 'mdy'
}

const OPEN_ENDS = new RegExp(
  `^(${[
    'until further notice',
    'ufn',
    '(until )?further order',
    'until (rescinded|revoked|lifted|cancell?ed|superseded|withdrawn|further orders?)',
    'bis (zur|zum) (aufhebung|widerruf)',
    'jusqu.a (levee|abrogation)',
    'fino a revoca',
    'tbd',
    'tba',
    'ongoing',
    'indefinite(ly)?',
    'permanent(ly)?',
    'no end date',
    'open[ -]ended',
    'to be confirmed',
    'tbc',
    'unknown',
    'to be (determined|advised|announced)',
    'bis auf (weiteres|widerruf)',
    '(auf )?unbestimmte zeit',
    'offen',
    'unbefristet',
    'dauerhaft',
    'jusqu.a nouvel (ordre|avis)',
    'indeterminee?',
    'duree indeterminee',
    'a tempo indeterminato',
    'indefinido',
    'indefinit',
    'fins a nou avis',
    'por tempo indeterminado',
    'permanente?',
    'fino a nuov[oa] (avviso|ordine|comunicazione)',
    'hasta nuev[oa] (aviso|orden)',
    'ate novo aviso',
    'tot nader (order|bericht)',
    'tills vidare',
    'inntil videre',
    'indtil videre',
    'toistaiseksi',
    '(do )?odwolania',
    'do odvolani',
    'na neurcito',
    'neurcito',
    'do odvolania',
    'visszavonasig',
    'do nadaljnjega',
    'do daljnjeg',
  ].join('|')})$`,
)

/** The last day that databases know, which stands for an end that nobody has set; Excel counts it as day 2,958,465. */
const LAST_DAY = /^(?:9999-?12-?31|31[./]12[./]9999|12\/31\/9999|2958465)(?!\d)/

/** Whether a text says that there is no end yet: “until further notice”, or a day that stands for that. */
export function isOpenEnd(value: unknown): boolean {
  const text = asText(value) ?? ''
  const plain = fold(text).replaceAll(/[.!]|^\(|\)$/g, '')
  return LAST_DAY.test(text) || OPEN_ENDS.test(plain.trim())
}
