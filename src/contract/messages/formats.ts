import type { Language } from '../vocabulary/languages.ts'
import { madeOnce } from './made-once.ts'

/** The format of these options, made once. */
export const dateFormat = madeOnce(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
)

/** The day of an instant, whose month is in words. French says “1er” where Intl has a “1”. */
export function formatDays(language: Language, options: Intl.DateTimeFormatOptions, instant: number): string {
  const day = dateFormat(language, options).format(instant)
  return language === 'fr' ? day.replace(/(?<!\d)1(?= \p{L})/u, '1er') : day
}

/** "06:00": the wall time of an instant (epoch ms) in a zone. */
export function formatTime(language: Language, instant: number, timeZone: string): string {
  return dateFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(instant)
}

/** "15 July 2026": the date of an instant in a zone. */
export function formatDate(language: Language, instant: number, timeZone: string): string {
  return formatDays(language, { day: 'numeric', month: 'long', year: 'numeric', timeZone }, instant)
}

/** "Mon 18 May 2026": with the weekday, where one plans by it. */
export function formatDay(language: Language, instant: number, timeZone: string): string {
  const options = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone } as const
  const day = formatDays(language, options, instant)
  return language === 'en' ? day.replace(',', '') : day
}

/** "Fri 1 May 2026" for the calendar date `2026-05-01`. */
export function formatLocalDay(language: Language, date: string): string {
  return formatDay(language, Date.parse(`${date}T00:00:00Z`), 'UTC')
}

/** "1 May 2026" for the calendar date `2026-05-01`. */
export function formatLocalDate(language: Language, date: string): string {
  return formatDate(language, Date.parse(`${date}T00:00:00Z`), 'UTC')
}

/** "1 May" for the calendar date `2026-05-01`, of whatever year. */
export function formatDayOfYear(language: Language, date: string, month: 'short' | 'long'): string {
  return formatDays(language, { day: 'numeric', month, timeZone: 'UTC' }, Date.parse(`${date}T00:00:00Z`))
}

/** "Central European Time": what a zone's time is called, summer and winter alike. */
export function zoneName(language: Language, instant: number, timeZone: string): string {
  const parts = dateFormat(language, { timeZone, timeZoneName: 'longGeneric' }).formatToParts(instant)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}
