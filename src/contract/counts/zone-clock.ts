import { instantAt, RELATIVE_DAYS, type Moment, type When } from '../standing/when.ts'
import { isTimeZone } from '../status/zone.ts'

/** Days of a place begin, and its mornings come, with a quarter of an hour. */
const QUARTER = 900_000

/** The zones of closures as far as this engine knows them, and the instant that a moment is in each. */
export function zoneClock(moment: Moment) {
  const known = new Map<string, { readonly zone: string | null; readonly instant: number }>()
  return (name: string) => {
    const clock = known.get(name) ?? clockOf(moment, isTimeZone(name) ? name : null)
    known.set(name, clock)
    return clock
  }
}

function clockOf(moment: Moment, zone: string | null) {
  return { zone, instant: instantAt(moment, zone ?? 'UTC') }
}

/** For how long the instants of a moment stay what they are, beside those that are the present. */
export function settledUntil({ when, now }: Moment): number {
  return when === 'now' || isSettled(when) ? Infinity : (Math.floor(now / QUARTER) + 1) * QUARTER
}

function isSettled(when: Exclude<When, 'now'>): boolean {
  return when.time !== null && !RELATIVE_DAYS.some((day) => day === when.day)
}
