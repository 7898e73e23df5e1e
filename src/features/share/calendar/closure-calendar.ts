import ical, {
  ICalEventRepeatingFreq,
  ICalEventStatus,
  ICalEventTransparency,
  type ICalEventData,
} from 'ical-generator'
import { calendarTimes, type CalendarTimes } from '#contract/standing/calendar-times.ts'
import { calendarSpans, type DayRange } from '#contract/status/calendar-spans.ts'
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
    calendar.createEvent({ ...contentOf(entry), ...eventOf(calendarTimes(span, `${entry.uuid}@${entry.host}`)) })
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

function eventOf({ times, ...event }: CalendarTimes): Pick<ICalEventData, 'start' | 'repeating'> {
  return { ...event, ...(times > 1 && { repeating: { freq: ICalEventRepeatingFreq.DAILY, count: times } }) }
}
