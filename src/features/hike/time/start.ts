import { addDays, isLocalDate, isLocalTime, type LocalDate } from '#contract/status/local-time.ts'

/** When one sets out, in wall time of the place: `2026-05-15T09:00`. */
export type LocalStart = string

/** Whether a text is a date and a time to the minute. */
export function isLocalStart(text: string): boolean {
  const [date = '', time = '', ...rest] = text.split('T')
  return rest.length === 0 && isLocalDate(date) && /^\d{2}:\d{2}$/.test(time) && isLocalTime(time)
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
