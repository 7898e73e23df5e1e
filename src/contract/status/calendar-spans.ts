import { DAY, dayOf } from './local-time.ts'
import { firstStart, lastEnd, occurrencesFrom, scheduleOf } from './schedule.ts'
import type { Schedule, Span, Validity } from './schedule.ts'

/** Days since 1970-01-01, both included. */
export interface DayRange {
  readonly first: number
  readonly last: number
}

/** What a calendar can show at once; instants in epoch milliseconds. */
export type CalendarSpan =
  /** Whole days of the place. */
  | ({ readonly kind: 'days' } & DayRange)
  /** All the time. */
  | { readonly kind: 'throughout'; readonly start: number; readonly end: number }
  /** A time that comes again after each 24 hours; `times` is at least 1. */
  | Daily

interface Daily {
  readonly kind: 'daily'
  readonly start: number
  readonly end: number
  readonly times: number
}

/**
 * When a record holds, in spans for a calendar. What has no beginning or no end reaches as far as `shown`. Daily windows
 * are followed within `shown` alone, or for a year where all of them lie outside.
 */
export function calendarSpans(validity: Validity, shown: DayRange): CalendarSpan[] {
  const schedule = bounded(scheduleOf(validity), shown)
  const { first, last, opens, closes } = schedule
  if (closes - opens < DAY) return repeated(merged(occurrencesFrom(within(schedule, shown), -Infinity)))
  if (opens === 0) return [{ kind: 'days', first, last }]
  return [{ kind: 'throughout', start: firstStart(schedule), end: lastEnd(schedule) }]
}

// Calendars write years in four digits, and some sources an open end as the last of them.
const [EARLIEST, LATEST] = [dayOf('1000-01-01'), dayOf('9999-01-01')]

function bounded(schedule: Schedule, shown: DayRange): Schedule {
  const end = schedule.last > LATEST ? Infinity : schedule.last
  const first = schedule.first < EARLIEST ? Math.min(shown.first, end) : schedule.first
  return { ...schedule, first, last: end === Infinity ? Math.max(shown.last, first) : end }
}

const YEAR = 366

function within(schedule: Schedule, shown: DayRange): Schedule {
  const first = Math.max(schedule.first, Math.min(shown.first, schedule.last - YEAR))
  return { ...schedule, first, last: Math.min(schedule.last, Math.max(shown.last, first + YEAR)) }
}

/** Occurrences that touch are one. */
function* merged(occurrences: Iterable<Span>): Generator<Span, undefined> {
  let open: Span | undefined
  for (const { start, end } of occurrences) {
    if (open !== undefined && start <= open.end) {
      open.end = Math.max(open.end, end)
    } else {
      if (open !== undefined) yield open
      open = { start, end }
    }
  }
  if (open !== undefined) yield open
}

/** Joins what repeats: a window that keeps its wall time moves in UTC only where the clocks of its place change. */
function repeated(spans: Iterable<Span>): Daily[] {
  const series: Daily[] = []
  for (const { start, end } of spans) {
    const last = series.at(-1)
    if (last !== undefined && start === last.start + last.times * DAY && end - start === last.end - last.start) {
      series[series.length - 1] = { ...last, times: last.times + 1 }
    } else {
      series.push({ kind: 'daily', start, end, times: 1 })
    }
  }
  return series
}
