import * as z from 'zod/mini'

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/
const TIME = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/

/** Whether a text is a date of the calendar, `YYYY-MM-DD`, from year 1 on. */
export function isLocalDate(text: string): boolean {
  const [, year = '', month = '', day = ''] = DATE.exec(text) ?? []
  if (year === '' || year === '0000') return false
  const date = new Date(0)
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day))
  return date.getUTCMonth() + 1 === Number(month) && date.getUTCDate() === Number(day)
}

/** A calendar date at the place, `2026-05-01`. */
export const LocalDate = z.string().check(z.refine(isLocalDate, 'Enter a valid date.'))

/** A wall-clock time at the place, `08:00:00`. */
export const LocalTime = z.string().check(z.regex(TIME, 'Enter a valid time.'))

/** An instant, RFC 3339 with an offset: `2026-05-01T06:00:00Z`. */
export const Instant = z.iso.datetime({ offset: true })
