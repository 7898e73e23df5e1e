import type { Language } from './language.ts'

/** British dates for English: day before month, 24 hours. */
const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de-DE' }
const formats = new Map<string, Intl.DateTimeFormat>()

/** The format of a language for given parts; made once. */
export function format(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options)
  const known = formats.get(key)
  if (known !== undefined) return known
  const made = new Intl.DateTimeFormat(LOCALES[language], options)
  formats.set(key, made)
  return made
}

/** "06:00": the wall time of an instant (epoch ms) in a zone. */
export function formatTime(language: Language, instant: number, timeZone: string): string {
  return format(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(instant)
}

/** "15 July 2026": the date of an instant in a zone. */
export function formatDate(language: Language, instant: number, timeZone: string): string {
  return format(language, { day: 'numeric', month: 'long', year: 'numeric', timeZone }).format(instant)
}

/** "Mon 18 May 2026": with the weekday, where one plans by it. */
export function formatDay(language: Language, instant: number, timeZone: string): string {
  const options = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone } as const
  const day = format(language, options).format(instant)
  return language === 'en' ? day.replace(',', '') : day
}

/** "Saturday 6 June" for the calendar date `2026-06-06`; with the year where that is not `thisYear`. */
export function formatPlannedDay(language: Language, date: string, thisYear: string): string {
  const year = date.startsWith(thisYear) ? {} : ({ year: 'numeric' } as const)
  const options = { weekday: 'long', day: 'numeric', month: 'long', ...year, timeZone: 'UTC' } as const
  return format(language, options).format(Date.parse(`${date}T00:00:00Z`))
}

/** "1 May 2026" for the calendar date `2026-05-01`. */
export function formatLocalDate(language: Language, date: string): string {
  return formatDate(language, Date.parse(`${date}T00:00:00Z`), 'UTC')
}

/** "1 May" for the calendar date `2026-05-01`, of whatever year. */
export function formatDayOfYear(language: Language, date: string, month: 'short' | 'long'): string {
  return format(language, { day: 'numeric', month, timeZone: 'UTC' }).format(Date.parse(`${date}T00:00:00Z`))
}

/** The twelve months' first letters, January first. */
export function monthInitials(language: Language): readonly string[] {
  const initials = format(language, { month: 'narrow', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => initials.format(Date.UTC(2000, month)))
}

/** "Central European Time": what a zone's time is called, summer and winter alike. */
export function zoneName(language: Language, instant: number, timeZone: string): string {
  const parts = format(language, { timeZone, timeZoneName: 'longGeneric' }).formatToParts(instant)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}

/** The zone of the visitor's device. */
export function deviceTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}

const AGES = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** "5 minutes ago": how long ago something was, in full minutes, hours or days; "now" within the minute. */
export function formatAgo(language: Language, ms: number): string {
  const [unit, size] = AGES.find(([, least]) => ms >= least) ?? ['second', Infinity]
  const words = new Intl.RelativeTimeFormat(LOCALES[language], { numeric: 'auto' })
  return words.format(-Math.floor(ms / size), unit)
}

/** "37 km²", or "2.4 ha" of less than a square kilometre. */
export function formatArea(language: Language, km2: number): string {
  return km2 < 1 ? `${formatNumber(language, km2 * 100)} ha` : `${formatNumber(language, km2)} km²`
}

/** "48.2": metres as kilometres, to a hundred metres. */
export function formatKilometres(language: Language, metres: number): string {
  return new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: 1 }).format(metres / 1000)
}

/** "1,234.5": at most one digit after the point. */
export function formatNumber(language: Language, value: number): string {
  return new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: value < 10 ? 1 : 0 }).format(value)
}

/** The name of a language in another: "German". */
export function languageName(language: Language): string {
  return new Intl.DisplayNames(LOCALES[language], { type: 'language' }).of(language) ?? language
}
