import { addDays, dayOf, type LocalDate } from '#contract/status/local-time.ts'
import { instantOf, localDateTimeAt } from '#contract/status/zone.ts'
import { wallTimeAt, type Moment } from '#contract/standing/when.ts'

/** Epoch ms, `end` excluded. */
export interface Span {
  readonly start: number
  readonly end: number
}

/**
 * The local days in a zone that a moment without a time stands for: the one that it is of, the rest of the weekend or
 * seven; what of today is past does not count. Null for a moment that is a time.
 */
export function spanOf(moment: Moment, zone: string): Span | null {
  const { when, now } = moment
  if (when === 'now' || when.time !== null) return null
  const { date } = wallTimeAt(moment, zone)
  const midnight = (day: LocalDate) => instantOf(zone, day, '00:00')
  const isToday = localDateTimeAt(zone, now).date === date
  return { start: isToday ? now : midnight(date), end: midnight(addDays(date, daysOf(when.day, date))) }
}

/** Whether the weekend of a moment has begun in a zone: then what remains of it is meant. */
export function isWeekendUnderWay(moment: Moment, zone: string): boolean {
  const { when, now } = moment
  if (when === 'now' || when.day !== 'weekend') return false
  return wallTimeAt(moment, zone).date === localDateTimeAt(zone, now).date
}

function daysOf(day: string, date: LocalDate): number {
  if (day === 'weekend') return isSunday(date) ? 1 : 2
  return day === 'P7D' ? 7 : 1
}

/** The first Sunday after 1970-01-01 was three days later. */
const isSunday = (date: LocalDate) => (dayOf(date) - 3) % 7 === 0
