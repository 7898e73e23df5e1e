import { fold } from '#contract/fold.ts'
import { asDay, DATE_ORDERS, dayInOrder, looksLikeDay, type DateOrder } from './dates.ts'
import { isPartOfMonth } from './part-of-month.ts'
import { asText } from './values.ts'

/** A leap year, so that the 29th of February is a day. */
const LEAP = '2024'

/** `1. März`, `1er mars`, `1 de marzo`, `March 1st`. */
const DAY_AND_MONTH =
  /^(\d{1,2}(\.|er|st|nd|rd|th|[ºªo](?!\p{L}))? ?(de )?\p{L}{3,}\.?|\p{L}{3,}\.? \d{1,2}(st|nd|rd|th)?)$/u

/** A day of every year, `1 Feb`, `15.02.` or `30/6`, with a year; null for anything else. */
export function withYear(value: unknown): string | null {
  const text = (asText(value) ?? '').trim()
  const [, first, separator, second] = /^(\d{1,2})([./-])(\d{1,2})\.?$/.exec(text) ?? []
  if (separator !== undefined) return [first, second, LEAP].join(separator)
  return DAY_AND_MONTH.test(fold(text)) ? `${text} ${LEAP}` : null
}

/** Whether a value is a day, or one of every year, or names a part of a month in its place. */
export function looksLikeDayOrSeason(value: unknown): boolean {
  return looksLikeDay(value) || looksLikeDay(withYear(value)) || isPartOfMonth(asText(value) ?? '')
}

/** The same as `--02-01`. `zone`: where it is; what months are called there tells which is meant. */
export function dayOfYear(value: unknown, zone: string | null): string | null {
  return dayOfYearIn(DATE_ORDERS, value, zone)
}

/** The same of a day in digits, in a column whose dates are known to be written in an order; null for one with a name of a month. */
export function dayOfYearInOrder(value: unknown, order: DateOrder): string | null {
  return /\p{L}/u.test(asText(value) ?? '') ? null : dayOfYearIn([order], value, null)
}

function dayOfYearIn(orders: readonly DateOrder[], value: unknown, zone: string | null): string | null {
  const text = asText(value) ?? ''
  if (/^--\d\d-\d\d$/.test(text)) return text
  const dated = withYear(text)
  if (dated === null) return null
  const days = new Set(orders.flatMap((order) => asDay(dated, zone) ?? dayInOrder(dated, order) ?? []))
  const [day] = days
  return day === undefined || days.size > 1 ? null : `-${day.slice(LEAP.length)}`
}

/** The days of a season of every year, of which no year is said: that which is, or the next one. */
export function seasonAt(
  start: string,
  end: string,
  today: string,
): { readonly start_on: string; readonly end_on: string } {
  const year = Number(today.slice(0, LEAP.length))
  const ends = end.slice(1) >= today.slice(LEAP.length) ? year : year + 1
  return { start_on: inYear(start <= end ? ends : ends - 1, start), end_on: inYear(ends, end) }
}

/** The year that a text names, or the first and the last year of a winter: “2026”, “Saison 2026/27”. */
export function yearsIn(value: unknown): readonly [first: number, last: number] | null {
  const found = /^(?:\p{L}{2,20} )?((?:19|20)\d\d)(?:\s?[/–-]\s?(\d{4}|\d\d))?$/u.exec((asText(value) ?? '').trim())
  const [first, second] = [Number(found?.[1]), found?.[2]]
  if (found === null || second === undefined) return found === null ? null : [first, first]
  return Number(second) === (second.length === 2 ? (first + 1) % 100 : first + 1) ? [first, first + 1] : null
}

/**
 * The days of a season in the years that a column beside it names; null where these do not tell which is meant: “2027” of December
 * to March.
 */
export function seasonIn(
  start: string,
  end: string | null,
  [first, last]: readonly [number, number],
): { readonly start_on: string; readonly end_on: string | null } | null {
  const isOverNewYear = end !== null && end < start
  const isWinter = first < last
  if (isOverNewYear !== isWinter) return null
  return { start_on: inYear(first, start), end_on: end === null ? null : inYear(last, end) }
}

function inYear(year: number, day: string): string {
  const date = `${year}${day.slice(1)}`
  return asDay(date) ?? date.replace(/29$/, '28')
}
