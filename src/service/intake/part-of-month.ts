import { fold } from '#contract/fold.ts'
import { monthNamed } from './month-names.ts'
import words from './part-of-month.json' with { type: 'json' }

const either = (list: readonly string[]) => list.toSorted((a, b) => b.length - a.length).join('|')
const { beginning, middle, end, first_half, second_half } = words
const PART = either([...beginning, ...middle, ...end, ...first_half, ...second_half])
const OF = String.raw`(?: (?:of|de la|de|di|del|des|du|av|i|af)(?= )| (?:d['’]|dell['’])|(?<=d['’]))?`
const TEXT = new RegExp(
  String.raw`^(?:the )?(?<part>${PART})(?:${OF} (?:the month of )?|[- ]|${OF})(?<month>\p{L}{3,}?)\.?(?:,? (?:de |del )?(?<year>\d{4}))?$`,
  'u',
)

/** What stands before the name of a month in a text of a part of it, for a pattern. */
export const PARTS_OF_MONTH = String.raw`(?:${PART})(?: of| de| di| del| des| av)?[ -]`

type Side = 'first' | 'last'

/** “KW 10/2027”, “week 10, 2027”, “2027-W10”. */
const WEEK =
  /^(?:(?:kw|kalenderwoche|week|weeks|wk|semaine|sem|settimana|semana|vecka|uke|uge|viikko|tydzien|tyden)\.? ?(?<week>\d{1,2})(?: ?[/,.-] ?| | of )(?<year>20\d\d)|(?<isoYear>20\d\d)-?w(?<isoWeek>\d{2}))$/u
const DAY_MS = 86_400_000

/** The Monday or the Sunday of a week by its number; null for what is no such week. */
function dayOfWeek(plain: string, side: Side): string | null {
  const found = WEEK.exec(plain)?.groups
  const [week, year] = [Number(found?.['week'] ?? found?.['isoWeek']), found?.['year'] ?? found?.['isoYear']]
  if (year === undefined || week < 1 || week > 53) return null
  // The 4th of January is in the first week.
  const fourth = Date.UTC(Number(year), 0, 4)
  const monday = fourth - (((new Date(fourth).getUTCDay() + 6) % 7) - (week - 1) * 7) * DAY_MS
  if (new Date(monday + 3 * DAY_MS).getUTCFullYear() !== Number(year)) return null
  return new Date(monday + (side === 'first' ? 0 : 6) * DAY_MS).toISOString().slice(0, 10)
}

/**
 * The day from which or until which a part of a month is surely meant, as a day of a year or of every year: “Ende März” ends on the
 * 31st, “début février” begins on the 1st, “1re quinzaine de mars” is from the 1st to the 15th, and “KW 10/2027” begins on a Monday. Null for all else, such as “Mitte
 * April”, and where it is not a part of a month.
 */
export function dayOfPart(text: string, side: Side): string | null {
  const week = dayOfWeek(fold(text).trim(), side)
  if (week !== null) return week
  const { part = '', month = '', year } = partIn(text)
  const number = monthNamed(month)
  if (number === undefined) return null
  const last = new Date(Date.UTC(year === undefined ? 2024 : Number(year), number, 0)).getUTCDate()
  const day = daysOf(part, last)[side]
  return day === null ? null : `${year ?? '-'}-${String(number).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** “Erste Märzhälfte” is “erste Hälfte März”. */
function partIn(text: string): { readonly part?: string; readonly month?: string; readonly year?: string } {
  const plain = fold(text)
    .trim()
    .replace(/^(erste|zweite|[12]\.) (\p{L}{3,})halfte(?!\p{L})/u, '$1 halfte $2')
  return TEXT.exec(plain)?.groups ?? {}
}

function daysOf(part: string, last: number): Readonly<Record<Side, number | null>> {
  if (first_half.includes(part)) return { first: 1, last: 15 }
  if (second_half.includes(part)) return { first: 16, last }
  return { first: beginning.includes(part) ? 1 : null, last: end.includes(part) ? last : null }
}

/** Whether a text names a part of a month, be it one that has no sure days, or a week. */
export function isPartOfMonth(text: string): boolean {
  const { month = '' } = partIn(text)
  return monthNamed(month) !== undefined || dayOfWeek(fold(text).trim(), 'first') !== null
}

/** Whether it names a half of one, or a week, which have a first day and a last. */
export function isHalfOfMonth(text: string): boolean {
  if (dayOfWeek(fold(text).trim(), 'first') !== null) return true
  const { part = '' } = partIn(text)
  return isPartOfMonth(text) && [...first_half, ...second_half].includes(part)
}
