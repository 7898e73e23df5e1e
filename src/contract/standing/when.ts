import { addDays, dayOf, isLocalDate, isLocalTime, type LocalDate, type LocalTime } from '../status/local-time.ts'
import { instantOf, localDateTimeAt } from '../status/zone.ts'

/**
 * Days that an address names so that it never goes stale; the weekend is its Saturday, on a Sunday that day, and the
 * next seven days begin today.
 */
export const RELATIVE_DAYS = ['today', 'tomorrow', 'weekend', 'P7D'] as const

/** What the page tells statuses for: now, or a day and a time on the wall clock of each place. */
export type When = 'now' | WallTime

export interface WallTime {
  /** One of {@link RELATIVE_DAYS}, or a date. */
  readonly day: string
  /** Null: the morning, and where it is that day already and later than that, the present. */
  readonly time: LocalTime | null
}

/** When people set out; what a day without a time is looked at from. */
const MORNING: LocalTime = '10:00'
const FORM = /^([\w-]+?)(?:T(\d\d:\d\d))?$/i

/** Around a moment weeks, months and a year are shown and asked for: all of these have to be dates, too. */
const [FIRST, LAST] = ['0003-01-01', '9997-12-31']

/**
 * Reads `now`, `today`, `tomorrow`, `weekend`, `P7D` or a date from 0003-01-01 to 9997-12-31, each but the first with
 * `THH:MM` or without; else null.
 */
export function parseWhen(text: string): When | null {
  if (text.toLowerCase() === 'now') return 'now'
  const [, day = '', time = null] = FORM.exec(text) ?? []
  if (time !== null && !isLocalTime(time)) return null
  const relative = RELATIVE_DAYS.find((name) => name.toLowerCase() === day.toLowerCase())
  if (relative !== undefined) return { day: relative, time }
  return isLocalDate(day) && day >= FIRST && day <= LAST ? { day, time } : null
}

/** The text that {@link parseWhen} reads. */
export function formatWhen(when: When): string {
  if (when === 'now') return when
  return when.time === null ? when.day : `${when.day}T${when.time}`
}

/** A choice of {@link When} as of a present (epoch ms). */
export interface Moment {
  readonly when: When
  readonly now: number
}

/** The instant (epoch ms) that a moment is in a zone. */
export function instantAt({ when, now }: Moment, zone: string): number {
  if (when === 'now') return now
  const today = localDateTimeAt(zone, now).date
  const date = dateOf(when.day, today)
  const instant = instantOf(zone, date, when.time ?? MORNING)
  return when.time === null && date === today ? Math.max(now, instant) : instant
}

/** The wall time of a moment at a place in a zone. */
export function wallTimeAt(moment: Moment, zone: string): { readonly date: LocalDate; readonly time: LocalTime } {
  const { date, time } = localDateTimeAt(zone, instantAt(moment, zone))
  return { date, time: time.slice(0, 5) }
}

function dateOf(day: WallTime['day'], today: LocalDate): LocalDate {
  switch (day) {
    case 'today':
    case 'P7D':
      return today
    case 'tomorrow':
      return addDays(today, 1)
    case 'weekend':
      return addDays(today, daysToWeekend(today))
    default:
      return day
  }
}

function daysToWeekend(today: LocalDate): number {
  const [thursday, saturday, week] = [4, 6, 7]
  const weekday = (((dayOf(today) + thursday) % week) + week) % week
  return weekday === 0 ? 0 : saturday - weekday
}
