import { dateFormat, formatDays } from '#contract/messages/formats.ts'
import { firstWeekday } from './first-weekday.ts'
import type { Language } from './language.ts'

/** "Saturday 6 June" for the calendar date `2026-06-06`; with the year where that is not `thisYear`. */
export function formatPlannedDay(language: Language, date: string, thisYear: string): string {
  const year = date.startsWith(thisYear) ? {} : ({ year: 'numeric' } as const)
  const options = { weekday: 'long', day: 'numeric', month: 'long', ...year, timeZone: 'UTC' } as const
  return formatDays(language, options, Date.parse(`${date}T00:00:00Z`))
}

/** The twelve months' first letters, January first. */
export function monthInitials(language: Language): readonly string[] {
  const initials = dateFormat(language, { month: 'narrow', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => initials.format(Date.UTC(2000, month)))
}

/** "November 2026": the month of a date. */
export function monthName(language: Language, date: string): string {
  const name = dateFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return name.format(Date.parse(`${date}T00:00:00Z`))
}

/** What the seven days are called, from the one on which weeks begin. */
export function weekdayNames(language: Language): readonly { readonly short: string; readonly long: string }[] {
  const [short, long] = (['short', 'long'] as const).map((weekday) =>
    dateFormat(language, { weekday, timeZone: 'UTC' }),
  )
  // 2024-01-01 was a Monday.
  const first = 1 + firstWeekday(language)
  return Array.from({ length: 7 }, (_, day) => {
    const at = Date.UTC(2024, 0, first + day)
    return { short: short?.format(at) ?? '', long: long?.format(at) ?? '' }
  })
}
