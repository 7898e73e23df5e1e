import { addDays, isLocalDate, isLocalTime, type LocalDate } from '#contract/status/local-time.ts'
import { localDateTimeAt } from '#contract/status/zone.ts'
import { wallTimeAt, type Moment } from '#clock/when.ts'

const HOUR = 3_600_000

/** When one sets out, in wall time of the place: `2026-05-15T09:00`. */
export type LocalStart = string

/** Whether a text is a date and a time to the minute. */
export function isLocalStart(text: string): boolean {
  const [date = '', time = '', ...rest] = text.split('T')
  return rest.length === 0 && isLocalDate(date) && /^\d{2}:\d{2}$/.test(time) && isLocalTime(time)
}

/** When one sets out if nothing else is said: at the moment that the page shows; for now, at the next full hour. */
export function usualStart(moment: Moment, zone: string): LocalStart {
  if (moment.when === 'now') {
    const { date, time } = localDateTimeAt(zone, moment.now + HOUR)
    return `${date}T${time.slice(0, 2)}:00`
  }
  const { date, time } = wallTimeAt(moment, zone)
  return `${date}T${time}`
}

/** What ended before this day is not met by who sets out then, wherever the place is: nights end on the day after. */
export function firstEnd(start: LocalStart): LocalDate {
  const [date = ''] = start.split('T')
  return addDays(date, -2)
}

/** A pace in km/h that one can plan with. */
export function isPace(value: number): boolean {
  return value >= 0.5 && value <= 60
}
