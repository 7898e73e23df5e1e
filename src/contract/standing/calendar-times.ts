import type { CalendarSpan } from '../status/calendar-spans.ts'
import { DAY } from '../status/local-time.ts'

/** An event of a calendar: whole days or instants, `end` excluded. */
export interface CalendarTimes {
  readonly id: string
  readonly allDay: boolean
  readonly start: Date
  readonly end: Date
  /** How often it comes, each 24 hours after the one before; at least 1. */
  readonly times: number
}

/** The event of a span of the record `id`, whose series of daily windows are told apart by their first days. */
export function calendarTimes(span: CalendarSpan, id: string): CalendarTimes {
  if (span.kind === 'days') {
    return { id, allDay: true, start: new Date(span.first * DAY), end: new Date((span.last + 1) * DAY), times: 1 }
  }
  const event = { id, allDay: false, start: new Date(span.start), end: new Date(span.end), times: 1 }
  if (span.kind === 'throughout') return event
  return { ...event, id: `${event.start.toISOString().slice(0, 10)}-${id}`, times: span.times }
}
