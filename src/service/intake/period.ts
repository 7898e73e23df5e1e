import { fold } from '#contract/fold.ts'
import { asDay, dayInOrder, isOpenEnd, type DateOrder } from './dates.ts'
import { monthNamed } from './month-names.ts'
import { dayOfPart, isHalfOfMonth } from './part-of-month.ts'
import words from './period.json' with { type: 'json' }
import { dayOfYear, dayOfYearInOrder } from './season.ts'
import { asText } from './values.ts'

/** The first and the last day that a text tells, each as a day of a year or of every year (`--03-01`) is written; null for none. */
interface Period {
  readonly first: string | null
  readonly last: string | null
}

const ALWAYS: Period = { first: null, last: null }
const NO_END = 'until further notice'

const longestFirst = (list: readonly string[]) => list.toSorted((a, b) => b.length - a.length).join('|')
const FROM = new RegExp(`^(?:${longestFirst(words.from)})(?: |(?=\\d))`)
const TO = new RegExp(`(?:^| )(?:${longestFirst(words.to)}) `)
const BESIDE = new RegExp(`(?<!\\p{L})(?:${longestFirst(words.beside)})(?!\\p{L})\\.?`, 'gu')
/** A dash between two days, and a stroke between two in ISO’s own notation, but no hyphen within a day. */
const DASHES = [
  /\s*[–—‒−]\s*/gu,
  /\s+-\s+/gu,
  /(?<=\.)\s*-\s*(?=\d)/g,
  /(?<=[./]\d{1,4})-(?=\d{1,2}[./])/g,
  /(?<=\d \p{L}{3,9}\.?)-(?=\d{1,2} )|(?<=^\p{L}{3,9}\.? \d{1,2})-(?=\p{L}|\d)|(?<=^\p{L}{3,9})-(?=\p{L})/gu,
  /(?<=^\d{1,2}\.?)-(?=\d{1,2}\.? ?\p{L})/gu,
  /(?<=^\d{4}-\d\d-\d\d(?:t[\d:.]+z?)?)\/(?=\d{4}-)/g,
]
const DASH = ' – '

/** No text of a period has more characters; to look through longer ones would take time with their square. */
export const LONGEST_PERIOD = 200

/**
 * The days from when to when that one text tells: “1 March – 31 July 2027”, “01.02.-30.06.”, “March to July each year”, “until 15 May
 * 2027”, “2026-12-01/2027-03-15”, “all year”. Null for all else: a single day, several periods, “spring”, “mid-April”.
 * @param order how dates in digits are written in its column, where one alone does not tell
 */
export function periodIn(value: unknown, order: DateOrder | null = null): Period | null {
  if (isAlways(value)) return ALWAYS
  const listed = monthsListed(value)
  if (listed !== null) return listed
  const plain = sidesOf(value)
  if (plain === null) return null
  const [left, right] = plain
  if (left === '' && right === null) return null
  if (right === null && isHalfOfMonth(left)) return inYearOfEnd(dayOfPart(left, 'first'), dayOfPart(left, 'last'))
  if (right === null) return isOpenEnd(left) || words.always.includes(left) ? ALWAYS : beginning(value, left, order)
  if (left === '') return isOpenEnd(right) ? ALWAYS : oneSided('last', right, order)
  if (isOpenEnd(right)) return ofSides(dayOn(left, order, 'first'), NO_END)
  const [start, end] = completed(left, right)
  return inYearOfEnd(dayOn(start, order, 'first'), dayOn(end, order, 'last'))
}

/** The months of a list of which each follows the one before: “Feb, Mar, Apr”. */
function monthsListed(value: unknown): Period | null {
  const text = fold(asText(value) ?? '')
  if (text.length > LONGEST_PERIOD) return null
  const names = text.split(/(?: and | und | et | e | y | en | och | og )|[,;/+& ]+/).filter((name) => name !== '')
  const months = names.map((name) => monthNamed(name.replace(/\.$/, '')))
  const follows = months.every(
    (month, at) => month !== undefined && (at === 0 || month === ((months[at - 1] ?? 0) % 12) + 1),
  )
  if (months.length < 2 || months.length > 11 || !follows) return null
  return inYearOfEnd(wholeMonth(names[0] ?? '', 'first'), wholeMonth(names.at(-1) ?? '', 'last'))
}

/** Whether a value tells that something holds all year: “year-round”, in which the hyphen is none between two days. */
export function isAlways(value: unknown): boolean {
  return words.always.includes(
    fold(asText(value) ?? '')
      .replaceAll('-', ' ')
      .trim(),
  )
}

/** Whether a value tells days from when to when, be the order of its dates still to be told. */
export function looksLikePeriod(value: unknown): boolean {
  return (['dmy', 'mdy', null] as const).some((order) => periodIn(value, order) !== null)
}

/** The days that a text of a period names, as they are written; none where it names no two. */
export function daysWithin(value: unknown): readonly string[] {
  const [left, right] = sidesOf(value) ?? []
  return left === undefined || right === undefined || right === null ? [] : completed(left, right)
}

/** What stands before and behind a dash, or a word for one; null behind where there is neither, and for more than two sides. */
function sidesOf(value: unknown): readonly [string, string | null] | null {
  const given = asText(value) ?? ''
  if (given.length > LONGEST_PERIOD) return null
  const folded = fold(given).replaceAll(/[()]/g, ' ')
  const plain = DASHES.reduce((text, dash) => text.replaceAll(dash, DASH), folded.replaceAll(BESIDE, ' '))
    .replaceAll(/ +/g, ' ')
    .trim()
    .replace(/[,;]$/, '')
  const open = withOpenEnd(plain)
  if (open !== null) return [open.replace(FROM, '').trim(), NO_END]
  const [left = '', right, ...more] = plain.replace(FROM, '').replace(TO, DASH).split(DASH)
  if (more.length > 0) return null
  return [left.replace(FROM, '').trim(), right === undefined ? null : right.trim()]
}

/** What stands before the words for an end that nobody has set; null without such words. */
function withOpenEnd(plain: string): string | null {
  const parts = plain.split(' ')
  const at = parts.findIndex((_, index) => isOpenEnd(parts.slice(index).join(' ')))
  return at === -1 ? null : parts.slice(0, at).join(' ').replace(/ –$/, '')
}

/** “From 1 March 2027”, which a day alone does not say. */
function beginning(value: unknown, left: string, order: DateOrder | null): Period | null {
  return FROM.test(fold(asText(value) ?? '')) ? oneSided('first', left, order) : null
}

/** Of a period of which one end is told: a day of every year would not tell which. */
function oneSided(side: keyof Period, text: string, order: DateOrder | null): Period | null {
  const day = dayOn(text, order, side)
  return day === null || day.startsWith('--') ? null : { ...ALWAYS, [side]: day }
}

function ofSides(first: string | null, last: string): Period | null {
  return first === null || first.startsWith('--') ? null : { first, last }
}

/** The sides of “1–15 March 2027”, “1.–15.3.2027” and “March 1–15, 2027”, each with the month and the year of the other. */
function completed(left: string, right: string): readonly [string, string] {
  if (/^\d{1,2}(?:\.|er|st|nd|rd|th)?$/.test(left)) {
    const rest = /^\d{1,2}(?:er|st|nd|rd|th)?(?<rest>[./ ].*)$/.exec(right)?.groups?.rest
    return rest === undefined ? [left, right] : [`${Number.parseInt(left)}${rest}`, right]
  }
  const month = /^(?<month>\p{L}{3,}\.?) \d/u.exec(left)?.groups?.month
  return month !== undefined && /^\d{1,2}(?:st|nd|rd|th)?(?:,? \d{4})?$/.test(right)
    ? [left, `${month} ${right}`]
    : [left, right]
}

/** A day as files write it; the first or the last of a month that stands alone. */
function dayOn(text: string, order: DateOrder | null, side: keyof Period): string | null {
  const whole = wholeMonth(text, side) ?? dayOfPart(text, side)
  if (whole !== null) return whole
  const written = text.replace(/(?<=\d)t(?=\d)/, 'T').replace(/(?<=\d)z$/, 'Z')
  if (asDay(written) !== null) return written
  const inOrder = order === null ? null : (dayInOrder(text, order) ?? dayOfYearInOrder(text, order))
  return inOrder ?? dayOfYear(text, null)
}

function wholeMonth(text: string, side: keyof Period): string | null {
  const { name = '', year } = /^(?<name>\p{L}{3,})\.?(?: (?<year>\d{4}))?$/u.exec(text)?.groups ?? {}
  const month = monthNamed(name)
  if (month === undefined) return null
  const day = side === 'first' ? 1 : new Date(Date.UTC(year === undefined ? 2024 : Number(year), month, 0)).getUTCDate()
  return `${year ?? '-'}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** Gives a first day without a year that of the last, or the one before: “15 Nov – 31 March 2027”. */
function inYearOfEnd(first: string | null, last: string | null): Period | null {
  if (first === null || last === null) return null
  const end = asDay(last)
  if (!first.startsWith('--')) return last.startsWith('--') ? null : { first, last }
  if (end === null) return { first, last }
  const year = Number(end.slice(0, 4)) - (first.slice(2) <= end.slice(5) ? 0 : 1)
  return { first: `${year}${first.slice(1)}`, last }
}
