import { DAY, dayOf, type LocalDate } from '#contract/status/local-time.ts'
import { dateFormat, formatDays } from '#contract/messages/formats.ts'
import { firstWeekday } from '#core/i18n/first-weekday.ts'
import type { Language } from '#core/i18n/language.ts'
import type { Horizon, TimelineWindow } from './timeline-window.ts'
import { shareOf, whenAt, type Wall } from './wall.ts'

const DATE = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const

/** A mark on the axis, with its words where it has some. */
export interface AxisMark {
  readonly at: number
  /** Between this mark and the next lies the label; null: at the mark. */
  readonly label: string
  readonly isCentred: boolean
}

/** What stands along the axis: hours of a day, days of a week, every fifth day of a month, months of a year. */
export function axisMarks(language: Language, window: TimelineWindow): readonly AxisMark[] {
  const { horizon, from, to } = window
  if (horizon === 'day') {
    return Array.from({ length: 9 }, (_, index) => ({ at: index / 8, label: String(index * 3), isCentred: false }))
  }
  const days = Array.from({ length: dayOf(to) - dayOf(from) }, (_, index) => (dayOf(from) + index) * DAY)
  const marked = days.filter((day) => isMarked(horizon, day, firstWeekday(language)))
  return marked.map((day) => ({
    at: shareOf(window, day),
    label: labelOf(language, horizon, day),
    isCentred: horizon !== 'month',
  }))
}

function isMarked(horizon: Horizon, wall: Wall, weekFrom: number): boolean {
  const date = new Date(wall)
  if (horizon === 'year') return date.getUTCDate() === 1
  return horizon === 'week' || date.getUTCDay() === (weekFrom + 1) % 7
}

function labelOf(language: Language, horizon: Horizon, wall: Wall): string {
  if (horizon === 'year') return dateFormat(language, { month: 'short', timeZone: 'UTC' }).format(wall)
  if (horizon === 'month') return formatDays(language, DATE, wall)
  return dateFormat(language, { weekday: 'short', day: 'numeric', timeZone: 'UTC' }).format(wall)
}

/** The moment at the marker: its time in a day, its day in a year, both between. */
export function markerLabel(language: Language, horizon: Horizon, wall: Wall): string {
  const { time } = whenAt(wall)
  if (horizon === 'day') return time ?? ''
  const date = formatDays(language, DATE, wall)
  if (horizon === 'year') return date
  const weekday = dateFormat(language, { weekday: 'short', timeZone: 'UTC' }).format(wall)
  return horizon === 'week' ? `${weekday} ${time}` : `${weekday} ${date}`
}

/** "15 May" and "21 May": first and last day of a window, with the year where the two differ in it or it is another. */
export function spanOf(language: Language, { from, to }: TimelineWindow, thisYear: string): readonly [string, string] {
  const last = whenAt(dayOf(to) * DAY - 1).day
  const year = from.startsWith(thisYear) && last.startsWith(thisYear) ? {} : ({ year: 'numeric' } as const)
  const words = (date: LocalDate) => formatDays(language, { ...DATE, ...year }, dayOf(date) * DAY)
  return [words(from), words(last)]
}
