import { calendarSpans, type CalendarSpan, type DayRange } from '../status/calendar-spans.ts'
import { DAY, dateOf } from '../status/local-time.ts'
import { scheduleOf, type Validity } from '../status/schedule.ts'
import { seriesStart } from '../status/series-start.ts'
import { localDayAt } from '../status/zone.ts'

const MONTHS = 12

/** An event of a calendar: whole days or instants, `end` excluded. */
export interface CalendarTimes {
  readonly id: string
  readonly allDay: boolean
  readonly start: Date
  readonly end: Date
  /** How often it comes, each 24 hours after the one before; at least 1. */
  readonly times: number
}

/**
 * The events of the record `id` in the days that a calendar shows at `now` (epoch ms). Series of daily windows are told apart
 * by their first days at the place, for in a day of UTC there may begin two; an event keeps its id while those days move on.
 */
export function calendarTimes(validity: Validity, id: string, now: number): CalendarTimes[] {
  return calendarSpans(validity, calendarDays(now)).map((span, index) => {
    if (span.kind !== 'daily') return timesOf(span, id)
    const listed = localDayAt(validity.time_zone, span.start)
    // What is shown may begin within the first series alone.
    const day = index === 0 ? seriesStart(scheduleOf(validity), listed) : listed
    return { ...timesOf(span, `${dateOf(day)}-${id}`), times: span.times }
  })
}

/** The days shown at least: whole months, so that a calendar changes with a month and not with each day. */
export function calendarDays(now: number): DayRange {
  return { first: monthStart(now, -MONTHS) / DAY, last: monthStart(now, MONTHS + 1) / DAY - 1 }
}

/** The start of the UTC month so many months later, in epoch milliseconds. */
export function monthStart(now: number, later: number): number {
  const date = new Date(now)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + later)
}

function timesOf(span: CalendarSpan, id: string): CalendarTimes {
  if (span.kind === 'days') {
    return { id, allDay: true, start: new Date(span.first * DAY), end: new Date((span.last + 1) * DAY), times: 1 }
  }
  return { id, allDay: false, start: new Date(span.start), end: new Date(span.end), times: 1 }
}
