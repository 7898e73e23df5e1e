import { addDays, isLocalDate, isLocalTime, type LocalDate, type LocalTime } from '#contract/status/local-time.ts'
import { localDateTimeAt } from '#contract/status/zone.ts'
import type { WallTime } from '#contract/standing/when.ts'

const HOUR = 3_600_000

/** When one sets out, in wall time of the place: `2026-05-15T09:00`. */
export type LocalStart = string

/** Whether a text is a date and a time to the minute. */
export function isLocalStart(text: string): boolean {
  const [date = '', time = '', ...rest] = text.split('T')
  return rest.length === 0 && isLocalDate(date) && /^\d{2}:\d{2}$/.test(time) && isLocalTime(time)
}

/** The first and the last full hour at which most would set out, and when they would on the next day. */
const EARLIEST = '06:00'
const LATEST = '17:00'
const MORNING = '09:00'

/** When one sets out if nothing else is said: at the next full hour, in the evening and at night on the next morning. */
export function usualStart(now: number, zone: string): WallTime & { readonly time: LocalTime } {
  const { date, time } = localDateTimeAt(zone, now + HOUR)
  const hour = `${time.slice(0, 2)}:00`
  if (hour > LATEST) return { day: addDays(date, 1), time: MORNING }
  return { day: date, time: hour < EARLIEST ? MORNING : hour }
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
