import { dateOf } from '#contract/status/local-time.ts'
import { keysOf } from '#contract/keys.ts'
import { halfMonth } from './half-month.ts'
import { wholeBetween } from './random.ts'
import type { Random } from './random.ts'
import { daysWithin, seasonsAround, type Season, type Span } from './season.ts'

type Days = readonly [first: number | null, last: number | null]
/** A number of days between two, both included. */
type Draw = (low: number, high: number) => number

/** How a demo record lies to the day on which it is made, a number counted from 1970-01-01. Null: open. */
const timings = {
  always: () => [null, null],
  open_start: (today, days) => [null, halfMonth(today + days(15, 120)).last],
  open_end: (today, days) => [today - days(3, 50), null],
  running: (today, days) => [halfMonth(today - days(10, 70)).first, halfMonth(today + days(12, 90)).last],
  ends_soon: (today, days) => [today - days(10, 40), today + days(1, 4)],
  ends_today: (today, days) => [today - days(5, 20), today],
  one_day_today: (today) => [today, today],
  starts_today: (today, days) => [today, today + days(4, 20)],
  starts_tomorrow: (today, days) => [today + 1, today + days(5, 20)],
  one_day_soon: (today, days) => lasting(today + days(3, 12), 0),
  soon: (today, days) => lasting(today + days(3, 12), days(3, 30)),
  upcoming: (today, days) => wholeHalves(today + days(24, 80), days(20, 80)),
  far: (today, days) => wholeHalves(today + days(130, 220), days(40, 110)),
  yesterday: (today, days) => [today - days(4, 15), today - 1],
  expired: (today, days) => wholeHalves(today - days(100, 140), days(20, 70)),
  long_ago: (today, days) => wholeHalves(today - days(300, 330), days(30, 90)),
} satisfies Readonly<Record<string, (today: number, days: Draw) => Days>>

export type Timing = keyof typeof timings
export const TIMINGS = keysOf(timings)

/** What is about some day and no season: it stands as it is where it lies within one. */
const SHORT: ReadonlySet<Timing> = new Set([
  'ends_soon',
  'ends_today',
  'one_day_today',
  'starts_today',
  'starts_tomorrow',
  'one_day_soon',
  'soon',
  'yesterday',
])
const OVER: ReadonlySet<Timing> = new Set(['yesterday', 'expired', 'long_ago'])

/** For which day, counted from 1970-01-01, and where, in degrees north, a record is made. */
interface Making {
  readonly today: number
  readonly latitude: number
  readonly random: Random
}

/** The dates of a record so timed, null where they are open; with a season they lie within it. */
export function datesOf(
  timing: Timing,
  making: Making,
  season?: Season,
): { start_on: string | null; end_on: string | null } {
  const days: Days = timings[timing](making.today, (low, high) => wholeBetween(making.random, low, high))
  const [first, last] = season === undefined || timing === 'always' ? days : inSeason(timing, days, making, season)
  return { start_on: first === null ? null : dateOf(first), end_on: last === null ? null : dateOf(last) }
}

/** Short times stand where they lie within a season; else it is the whole of one, or its days in one. */
function inSeason(timing: Timing, days: Days, { today, latitude, random }: Making, season: Season): Days {
  const seasons = seasonsAround(today, season, latitude)
  if (SHORT.has(timing) && seasons.some((span) => holds(span, days))) return days
  const { days: lasts } = season
  return pick(timing, today, lasts === undefined ? seasons : seasons.map((span) => daysWithin(span, lasts, random)))
}

/** The last span that is over where the timing means that, else the one that runs or comes next. */
function pick(timing: Timing, today: number, spans: readonly Span[]): Days {
  const span = OVER.has(timing) ? spans.findLast(([, last]) => last < today) : spans.find(([, last]) => last >= today)
  if (span === undefined) throw new Error('No year without its season')
  return span
}

function holds([from, to]: Span, [first, last]: Days): boolean {
  return first !== null && last !== null && from <= first && last <= to
}

function lasting(first: number, days: number): Days {
  return [first, first + days]
}

/** Seasons begin and end with a half of a month, as most real rules do. */
function wholeHalves(first: number, days: number): Days {
  return [halfMonth(first).first, halfMonth(first + days).last]
}
