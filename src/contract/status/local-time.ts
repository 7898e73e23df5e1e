/** A calendar date at the place, `YYYY-MM-DD`, from 0001-01-01 to 9999-12-31. Two of them compare as text. */
export type LocalDate = string

/** A wall-clock time at the place, `HH:MM` or `HH:MM:SS`, from 00:00 to 23:59:59. */
export type LocalTime = string

/** A day of 24 hours, in milliseconds. */
export const DAY = 86_400_000

const DATE = /^\d{4}-\d{2}-\d{2}$/
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/

/** Whether a text is a date of the calendar: `2026-02-30` and `2026-2-3` are not. */
export function isLocalDate(text: string): boolean {
  return !Number.isNaN(parseDate(text))
}

/** Whether a text is a time of the day: `24:00` and `8:00` are not. */
export function isLocalTime(text: string): boolean {
  return TIME.test(text)
}

/** The number of a date's day, counted from 1970-01-01. Throws a RangeError for what is no date. */
export function dayOf(date: LocalDate): number {
  const day = parseDate(date)
  if (Number.isNaN(day)) throw new RangeError(`Not a date: ${date}`)
  return day
}

/** The date of a numbered day, the inverse of {@link dayOf}; beyond year 9999 in ISO's form `+010000-01-01`. */
export function dateOf(day: number): LocalDate {
  const text = new Date(day * DAY).toISOString()
  return text.slice(0, text.indexOf('T'))
}

/** The date so many days later, or earlier if negative. Throws a RangeError for what is no date. */
export function addDays(date: LocalDate, days: number): LocalDate {
  return dateOf(dayOf(date) + days)
}

/** A time as milliseconds of wall clock since 00:00. Throws a RangeError for what is no time. */
export function timeOf(time: LocalTime): number {
  if (!TIME.test(time)) throw new RangeError(`Not a time: ${time}`)
  return ((Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))) * 60 + Number(time.slice(6))) * 1000
}

function parseDate(text: string): number {
  if (!DATE.test(text)) return Number.NaN
  const year = Number(text.slice(0, 4))
  const month = Number(text.slice(5, 7)) - 1
  const day = Number(text.slice(8))
  const date = new Date(0)
  date.setUTCFullYear(year, month, day)
  // A day that the month does not have leads to another month.
  return year > 0 && date.getUTCMonth() === month ? date.getTime() / DAY : Number.NaN
}
