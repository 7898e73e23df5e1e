import { addDays, dayOf, type LocalDate } from '#contract/status/local-time.ts'

const WEEK = 7
/** As many as any month lies in, so that the calendar keeps its height. */
const WEEKS = 6
/** 1970-01-01 was a Thursday. */
const MONDAY = 4

/** How far a day is into its week. `first`: the day on which weeks begin, 0 is Monday. */
function daysInto(day: LocalDate, first: number): number {
  return (((dayOf(day) - MONDAY - first) % WEEK) + WEEK) % WEEK
}

/** The weeks that a month lies in, and the first of the next. `firstWeekday`: on which they begin, 0 is Monday. */
export function weeksOf(day: LocalDate, firstWeekday: number): readonly (readonly LocalDate[])[] {
  const first = `${day.slice(0, 8)}01`
  const begin = addDays(first, -daysInto(first, firstWeekday))
  return Array.from({ length: WEEKS }, (_, week) =>
    Array.from({ length: WEEK }, (_day, index) => addDays(begin, week * WEEK + index)),
  )
}

/** The same day so many months later, or the last of that month where it has no such day. */
export function monthsLater(day: LocalDate, months: number): LocalDate {
  const date = new Date(`${day.slice(0, 8)}01T00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + months + 1, 0)
  const last = date.toISOString().slice(0, 10)
  return last.slice(8) < day.slice(8) ? last : last.slice(0, 8) + day.slice(8)
}

/** The day that a key of the cursor leads to; null for other keys. `firstWeekday`: on which weeks begin, 0 is Monday. */
export function dayForKey(key: string, day: LocalDate, firstWeekday: number): LocalDate | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1)
    case 'ArrowRight':
      return addDays(day, 1)
    case 'ArrowUp':
      return addDays(day, -WEEK)
    case 'ArrowDown':
      return addDays(day, WEEK)
    case 'Home':
      return addDays(day, -daysInto(day, firstWeekday))
    case 'End':
      return addDays(day, WEEK - 1 - daysInto(day, firstWeekday))
    case 'PageUp':
      return monthsLater(day, -1)
    case 'PageDown':
      return monthsLater(day, 1)
    default:
      return null
  }
}

/** The first and the last day whose whole month, filled up to full weeks, has dates that can be written. */
const [FIRST, LAST] = ['0001-02-01', '9999-11-30']

/** The day nearest to one whose month can be shown. */
export function shownDay(day: LocalDate): LocalDate {
  if (day < FIRST) return FIRST
  return day > LAST ? LAST : day
}
