import type { ClosureRecord } from '#contract/records/closure.ts'
import { lastDayOf } from '#contract/standing/daily-hours.ts'
import { DAY, dayOf } from '#contract/status/local-time.ts'

/** A part of a strip, from 0 (its left end) to 1. */
export interface Part {
  readonly from: number
  readonly to: number
}

/** A place or a width on a strip, from 0 to 1, as stylesheets and drawings have it. */
export function percent(share: number): string {
  return `${(share * 100).toFixed(3)}%`
}

/** A time on a strip: one part of it, or two where it goes on beyond the strip's end, at its beginning. */
export function partsOf({ from, to }: Part, goesAround: boolean): readonly Part[] {
  if (!goesAround) return [{ from, to }]
  return [
    { from: 0, to },
    { from, to: 1 },
  ]
}

/** When a record is valid within one year. */
export interface YearOfRecord {
  readonly year: number
  readonly valid: Part | null
  /** Whether it goes on beyond the year, on either side. */
  readonly goesOn: { readonly before: boolean; readonly after: boolean }
}

/** A record in the year of `today` (`YYYY-MM-DD`), or in the nearest year in which it is valid. */
export function yearOf(record: ClosureRecord, today: string): YearOfRecord {
  const { start_on } = record
  const last = lastDayOf(record)
  const earliest = start_on == null ? -Infinity : yearIn(start_on)
  const latest = last === null ? Infinity : yearIn(last)
  const year = Math.min(Math.max(yearIn(today), earliest), latest)
  const from = start_on == null ? 0 : shareOf(year, dayOf(start_on))
  const to = last === null ? 1 : shareOf(year, dayOf(last) + 1)
  const part = { from: Math.max(from, 0), to: Math.min(to, 1) }
  return {
    year,
    valid: part.from < part.to ? part : null,
    goesOn: { before: start_on == null || from < 0, after: last === null || to > 1 },
  }
}

/** Where a date lies in a year, in the middle of its day; null in another year. */
export function placeInYear(year: number, date: string): number | null {
  return yearIn(date) === year ? shareOf(year, dayOf(date) + 0.5) : null
}

/** Where each month of a year lies. */
export function monthsOf(year: number): readonly Part[] {
  const starts = Array.from({ length: 12 }, (_, month) => shareOf(year, dayNumber(year, month)))
  return starts.map((from, month) => ({ from, to: starts[month + 1] ?? 1 }))
}

function yearIn(date: string): number {
  return Number(date.slice(0, 4))
}

function shareOf(year: number, day: number): number {
  const first = dayNumber(year, 0)
  return (day - first) / (dayNumber(year + 1, 0) - first)
}

function dayNumber(year: number, month: number): number {
  return Date.UTC(year, month) / DAY
}
