import { asDay, dayInOrder, type DateOrder } from './dates.ts'
import { fold } from '#contract/fold.ts'
import { asText } from './values.ts'

const DAY_MS = 86_400_000
const LENGTH =
  /^(?<count>\d{1,4})(?:[.,]0+)? ?(?:(?<days>d|days?|tage?n?|jours?|giorn[io]|dias?|dagen|dag|dagar|dager|dage|paivaa?|dni|dnu|dny)|(?<weeks>weeks?|wochen?|semaines?|settiman[ae]|semanas?|weken|week|veckor|vecka|uker?|uger|viikkoa?|tygodn\p{L}+|tydn\p{L}+))?\.?$/u

/** What the name of a column says of the numbers below it: “Duration (days)”, “Dauer in Wochen”. */
const OF_DAYS = /(?<!\p{L})(?:days?|tagen?|tage|jours?|giorni|dias|dagen|dagar|dager|dage|paivaa|dni|dny)(?!\p{L})/u
const OF_WEEKS =
  /(?<!\p{L})(?:weeks?|wochen|semaines|settimane|semanas|weken|veckor|uker|uger|viikkoa|tygodni|tydnu)(?!\p{L})/u

/** The days of each number below a column of lengths, by its name; null where this tells none. */
export function unitInName(property: string): 1 | 7 | null {
  const plain = fold(property)
  if (OF_WEEKS.test(plain)) return 7
  return OF_DAYS.test(plain) ? 1 : null
}

/**
 * How many days a text tells, “14”, “14 days”, “2 Wochen”; null for anything else.
 * @param unit the days of a number alone, if that is known
 */
export function daysOfLength(value: unknown, unit: number | null): number | null {
  const { count, days, weeks } = LENGTH.exec(fold(asText(value) ?? '').trim())?.groups ?? {}
  const each = days !== undefined ? 1 : weeks === undefined ? unit : 7
  const length = each === null ? 0 : Number(count) * each
  return length > 0 ? length : null
}

/** The last of so many days, of which the first is written as its column writes it; null where that is no day of a year. */
export function lastOfLength(start: unknown, length: number, order: DateOrder | null): string | null {
  const first = (order === null ? null : dayInOrder(asText(start) ?? '', order)) ?? asDay(start)
  return first === null ? null : new Date(Date.parse(first) + (length - 1) * DAY_MS).toISOString().slice(0, 10)
}
