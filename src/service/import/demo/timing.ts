import { DAY, dateOf } from '#contract/status/local-time.ts'
import { keysOf } from '#contract/keys.ts'
import { wholeBetween } from './random.ts'
import type { Random } from './random.ts'

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

/** The dates of a record so timed, seen from a day counted from 1970-01-01; null where they are open. */
export function datesOf(
  timing: Timing,
  today: number,
  random: Random,
): { start_on: string | null; end_on: string | null } {
  const [first, last] = timings[timing](today, (low, high) => wholeBetween(random, low, high))
  return { start_on: first === null ? null : dateOf(first), end_on: last === null ? null : dateOf(last) }
}

function lasting(first: number, days: number): Days {
  return [first, first + days]
}

/** Seasons begin and end with a half of a month, as most real rules do. */
function wholeHalves(first: number, days: number): Days {
  return [halfMonth(first).first, halfMonth(first + days).last]
}

/** The half of a month, to the 15th or from the 16th, that a day lies in. */
function halfMonth(day: number): { first: number; last: number } {
  const date = new Date(day * DAY)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()]
  const middle = Date.UTC(year, month, 16) / DAY
  return day < middle
    ? { first: Date.UTC(year, month, 1) / DAY, last: middle - 1 }
    : { first: middle, last: Date.UTC(year, month + 1, 1) / DAY - 1 }
}
