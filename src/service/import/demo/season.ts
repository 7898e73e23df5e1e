import * as z from 'zod/mini'
import { DAY } from '#contract/status/local-time.ts'
import { MonthDay } from '#contract/records/wildlife.ts'
import { halfMonth } from './half-month.ts'
import { wholeBetween, type Random } from './random.ts'

/** How a season changes to the north: spring comes later, winters are longer, summers shorter. */
const TO_THE_NORTH = ['later', 'longer', 'shorter'] as const

/** The time of year at which a kind of closure is usual, as it is at 48° north. */
export const Season = z.object({
  from: MonthDay,
  to: MonthDay,
  north: z.enum(TO_THE_NORTH),
  /** How many days of it one closure lasts; all of them without. */
  days: z.optional(z.int()),
})
export type Season = z.infer<typeof Season>

/** A season of one year: its first and its last day, counted from 1970-01-01. */
export type Span = readonly [first: number, last: number]

const LATITUDE = 48
const DAYS_PER_DEGREE = 2
const MOST_DAYS = 30

/** The seasons at a latitude, in degrees north, around a day, the earliest first; each in whole halves of months. */
export function seasonsAround(today: number, season: Season, latitude: number): Span[] {
  const year = new Date(today * DAY).getUTCFullYear()
  return [-2, -1, 0, 1, 2].map((offset) => seasonFrom(year + offset, season, latitude))
}

/** A closure of some days in a season: always the same ones for the same random numbers. */
export function daysWithin([first, last]: Span, days: number, random: Random): Span {
  const start = wholeBetween(random, first, last - days + 1)
  return [start, start + days - 1]
}

function seasonFrom(year: number, { from, to, north }: Season, latitude: number): Span {
  const shift = Math.max(-MOST_DAYS, Math.min(MOST_DAYS, Math.round((latitude - LATITUDE) * DAYS_PER_DEGREE)))
  const first = dayOf(from <= to ? year : year - 1, from) + (north === 'longer' ? -shift : shift)
  const last = dayOf(year, to) + (north === 'shorter' ? -shift : shift)
  return [halfMonth(first).first, halfMonth(last).last]
}

function dayOf(year: number, monthDay: string): number {
  return Date.parse(`${year}-${monthDay}`) / DAY
}
