import { DAY, dayOf, timeOf } from './local-time.ts'
import type { LocalDate, LocalTime } from './local-time.ts'
import { instantOfWall } from './zone.ts'

/**
 * When a record holds, in wall time of its place: every day from `start_on` to `end_on`, within the daily window.
 * Null: without a beginning, until further notice, from 00:00, until the next midnight.
 * The functions of this folder throw a RangeError for a malformed date or time and for an unknown zone:
 * check them where data comes in, with `isLocalDate`, `isLocalTime` and `isTimeZone`.
 */
export interface Validity {
  start_on: LocalDate | null
  end_on: LocalDate | null
  daytime_start: LocalTime | null
  daytime_end: LocalTime | null
  time_zone: string
}

/** A span of time in epoch milliseconds, `end` excluded. */
export interface Span {
  start: number
  end: number
}

/** A validity in numbers: days since 1970-01-01, the window in milliseconds since its day's 00:00. */
export interface Schedule {
  zone: string
  first: number
  last: number
  opens: number
  closes: number
}

export function scheduleOf(validity: Validity): Schedule {
  const { start_on, end_on, daytime_start, daytime_end, time_zone } = validity
  const opens = daytime_start === null ? 0 : timeOf(daytime_start)
  const closes = daytime_end === null ? 0 : timeOf(daytime_end)
  return {
    zone: time_zone,
    first: start_on === null ? -Infinity : dayOf(start_on),
    last: end_on === null ? Infinity : dayOf(end_on),
    opens,
    closes: closes <= opens ? closes + DAY : closes,
  }
}

/** The daily occurrences from a day on, in order. Those that a skipped hour leaves without length are left out. */
export function* occurrencesFrom(schedule: Schedule, day: number): Generator<Span, undefined> {
  for (let at = Math.max(day, schedule.first); at <= schedule.last; at++) {
    const span = occurrenceOf(schedule, at)
    if (span.start < span.end) yield span
  }
}

/** When the first occurrence starts, -Infinity without a first day; without any, midnight of the first day. */
export function firstStart(schedule: Schedule): number {
  if (schedule.first === -Infinity) return -Infinity
  const [first] = occurrencesFrom(schedule, schedule.first)
  return first ? first.start : midnightOf(schedule, schedule.first)
}

/** When the last occurrence ends, Infinity without a last day; without any, midnight of the first day. */
export function lastEnd(schedule: Schedule): number {
  if (schedule.last === Infinity) return Infinity
  for (let day = schedule.last; day >= schedule.first; day--) {
    const span = occurrenceOf(schedule, day)
    if (span.start < span.end) return span.end
  }
  return midnightOf(schedule, schedule.first)
}

/** The instant at which a local day starts. */
export function midnightOf(schedule: Schedule, day: number): number {
  return instantOfWall(schedule.zone, day * DAY)
}

function occurrenceOf({ zone, opens, closes }: Schedule, day: number): Span {
  return { start: instantOfWall(zone, day * DAY + opens), end: instantOfWall(zone, day * DAY + closes) }
}
