import { dayOf, type LocalDate } from '#contract/status/local-time.ts'
import type { Wildlife } from '#contract/records/wildlife.ts'
import { partsOf, placeInYear, type Part } from '../strips/year-strip-bars.ts'

/** The days of a year, `MM-DD` to `MM-DD` and both included, in which something is sensitive; they may span a new year. */
export interface Season {
  readonly from: string
  readonly to: string
}

/** Where a season lies in a year: one part, or two where it spans the new year. */
export function partsOfSeason({ from, to }: Season, year: number): readonly Part[] {
  const half = 0.5 / (isLeap(year) ? 366 : 365)
  return partsOf({ from: at(year, from) - half, to: at(year, to) + half }, from > to)
}

/** Whether a date lies within a season. */
export function isInSeason({ from, to }: Season, date: LocalDate): boolean {
  const day = date.slice(5)
  return from <= to ? from <= day && day <= to : day >= from || day <= to
}

/** Orders what is sensitive on a date first, then what is next to be, then what never is; by name where that is equal. */
export function soonestFirst(date: LocalDate): (a: Wildlife, b: Wildlife) => number {
  return (a, b) => rankOf(a, date).localeCompare(rankOf(b, date)) || a.name.localeCompare(b.name)
}

/** `0` in season, `1` and the day for what comes within the year, `2` for what begins next year, `3` for the rest. */
function rankOf({ sensitive_from: from, sensitive_to: to }: Wildlife, date: LocalDate): string {
  if (from === null || to === null) return '3'
  if (isInSeason({ from, to }, date)) return '0'
  return (from > date.slice(5) ? '1' : '2') + from
}

/** The middle of a day of the year; 29 February is the 28th where there is none. */
function at(year: number, monthDay: string): number {
  return placeInYear(year, `${year}-${monthDay === '02-29' && !isLeap(year) ? '02-28' : monthDay}`) ?? 0
}

function isLeap(year: number): boolean {
  return dayOf(`${year + 1}-01-01`) - dayOf(`${year}-01-01`) === 366
}
