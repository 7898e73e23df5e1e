import ical, {
  ICalEventRepeatingFreq,
  ICalEventStatus,
  ICalEventTransparency,
  type ICalEventData,
} from 'ical-generator'
import { calendarSpans, type CalendarSpan, type DayRange } from '#contract/status/calendar-spans.ts'
import { DAY } from '#contract/status/local-time.ts'
import type { Validity } from '#contract/status/schedule.ts'

/** What a calendar says of a closure. */
export interface CalendarEntry {
  readonly uuid: string
  /** The host that the records are of: with the uuid the name of the event, the same as in the service’s calendars. */
  readonly host: string
  readonly title: string
  readonly description: string
  /** The page that shows it. */
  readonly link: string
  readonly validity: Validity
  /** When the record last changed, epoch ms. */
  readonly changed: number
}

const YEAR = 366

/**
 * A closure as a calendar file (RFC 5545): whole days as dates, daily windows as instants that come again after 24 hours.
 * What has no beginning or no end, and daily windows, reach a year back and ahead of `now` (epoch ms).
 */
export function closureCalendar(entry: CalendarEntry, now: number): string {
  const today = Math.floor(now / DAY)
  const shown: DayRange = { first: today - YEAR, last: today + YEAR }
  const calendar = ical({ prodId: { company: 'Fieldgate', product: 'One closure' } })
  for (const span of calendarSpans(entry.validity, shown)) {
    calendar.createEvent({ ...contentOf(entry), ...timesOf(span, `${entry.uuid}@${entry.host}`) })
  }
  return `${calendar.toString()}\r\n`
}

function contentOf({ title, description, link, changed }: CalendarEntry): Omit<ICalEventData, 'start'> {
  return {
    summary: title,
    description,
    // The library would escape commas, which in an address are no text.
    url: link.replaceAll(',', '%2C'),
    status: ICalEventStatus.CONFIRMED,
    // A closure is not an appointment: it keeps nobody's day from being free.
    transparency: ICalEventTransparency.TRANSPARENT,
    stamp: new Date(changed),
    lastModified: new Date(changed),
  }
}

function timesOf(span: CalendarSpan, id: string): Pick<ICalEventData, 'id' | 'allDay' | 'start' | 'end' | 'repeating'> {
  if (span.kind === 'days') {
    return { id, allDay: true, start: new Date(span.first * DAY), end: new Date((span.last + 1) * DAY) }
  }
  const times = { start: new Date(span.start), end: new Date(span.end) }
  if (span.kind === 'throughout') return { id, ...times }
  const repeating = span.times === 1 ? null : { freq: ICalEventRepeatingFreq.DAILY, count: span.times }
  return { id: `${times.start.toISOString().slice(0, 10)}-${id}`, ...times, repeating }
}
