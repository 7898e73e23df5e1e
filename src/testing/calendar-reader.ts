import ICAL from 'ical.js'
import { instantOf } from '#contract/status/zone.ts'

/** The events of a calendar file. */
export function eventsIn(text: string): readonly ICAL.Event[] {
  const calendar = new ICAL.Component(ICAL.parse(text))
  return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component))
}

/** Whether a reader shows an event at an instant (epoch ms); a date is the midnight at the place at which it begins. */
export function holdsAt(event: ICAL.Event, zone: string, now: number): boolean {
  const iterator = event.iterator()
  for (let at = iterator.next(); at; at = iterator.next()) {
    const { startDate, endDate } = event.getOccurrenceDetails(at)
    const [start, end] = [startDate, endDate].map((time) =>
      time.isDate ? instantOf(zone, time.toString(), '00:00') : time.toUnixTime() * 1000,
    )
    if (start === undefined || end === undefined || start > now) return false
    if (now < end) return true
  }
  return false
}
