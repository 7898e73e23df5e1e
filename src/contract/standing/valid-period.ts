import { formatDayOfYear, formatLocalDate } from '../messages/formats.ts'
import type { StandingMessages } from '../messages/en.ts'
import type { ClosureRecord } from '../records/closure.ts'
import type { Language } from '../vocabulary/languages.ts'
import { dailyHoursOf, dailyHoursText } from './daily-hours.ts'

/** When a record is valid, as it was given. */
export type Dated = Pick<ClosureRecord, 'start_on' | 'end_on' | 'daytime_start' | 'daytime_end'>

/**
 * From when to when a closure is valid, without its daily hours: "1 April to 15 June 2026", "from 1 April 2026 until
 * further notice", "until 15 June 2026", "15 June 2026".
 */
export function validPeriod(
  { start_on, end_on }: Pick<ClosureRecord, 'start_on' | 'end_on'>,
  language: Language,
  messages: StandingMessages,
): string {
  const until = end_on == null ? messages.untilFurtherNotice : messages.untilDay(formatLocalDate(language, end_on))
  if (start_on == null) return until
  const from = formatLocalDate(language, start_on)
  if (end_on == null) return `${messages.fromDay(from)} ${until}`
  if (start_on === end_on) return from
  return messages.span(...firstAndLast(start_on, end_on, language))
}

/** Two days of a span as text, the year once where it is one: "1 April" and "15 June 2026". */
export function firstAndLast(start: string, end: string, language: Language): readonly [first: string, last: string] {
  const isOneYear = start.slice(0, 4) === end.slice(0, 4)
  const first = isOneYear ? formatDayOfYear(language, start, 'long') : formatLocalDate(language, start)
  return [first, formatLocalDate(language, end)]
}

/** Whether a closure is valid on a single day, whose hours are not those of every day. */
export function isOfOneDay({ start_on, end_on }: Pick<ClosureRecord, 'start_on' | 'end_on'>): boolean {
  return start_on != null && start_on === end_on
}

/** The same with its daily hours: "1 May to 31 July 2026, daily 20:00 to 06:00 the next day". */
export function validTimes(record: Dated, language: Language, messages: StandingMessages): string {
  const span = validPeriod(record, language, messages)
  const hours = dailyHoursOf(record)
  if (hours === null) return span
  const text = dailyHoursText(hours, messages)
  return `${span}, ${isOfOneDay(record) ? text : messages.daily(text)}`
}
