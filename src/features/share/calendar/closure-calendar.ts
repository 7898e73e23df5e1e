import ical, {
  ICalEventRepeatingFreq,
  ICalEventStatus,
  ICalEventTransparency,
  type ICalEventData,
} from 'ical-generator'
import { calendarTimes } from '#contract/standing/calendar-times.ts'
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

/**
 * A closure as a calendar file (RFC 5545): whole days as dates, daily windows as instants that come again after 24 hours.
 * What has no beginning or no end, and daily windows, reach about a year back and ahead of `now` (epoch ms), as in the service's calendars.
 */
export function closureCalendar(entry: CalendarEntry, now: number): string {
  const calendar = ical({ prodId: { company: 'Fieldgate', product: 'One closure' } })
  for (const { times: count, ...event } of calendarTimes(entry.validity, `${entry.uuid}@${entry.host}`, now)) {
    const repeating = count > 1 ? { freq: ICalEventRepeatingFreq.DAILY, count } : null
    calendar.createEvent({ ...contentOf(entry), ...event, repeating })
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
