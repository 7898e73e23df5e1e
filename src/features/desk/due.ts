import type { ClosureRecord } from '#contract/records/closure.ts'
import { addDays, DAY, dateOf, dayOf } from '#contract/status/local-time.ts'
import { localDayAt } from '#contract/status/zone.ts'
import type { ClosureState } from '#records/closures/closure-state.ts'
import { DUE, type Due } from './desk-names.ts'

/** In how many days from the one that is shown each of them lies. */
const DAYS: Readonly<Record<Due, number>> = { 'starts-today': 1, 'ends-today': 1, 'starts-week': 7, 'ends-week': 7 }

/** Which ends of a closure are looked for, and lie in the days that they are looked for in. */
export interface DueEnds {
  readonly starts: boolean
  readonly ends: boolean
}

/**
 * Whether a closure as a whole, not one of its daily windows, begins or ends on the day that it is told for or, within a
 * week, on one of the six days after; all by the calendar of its place. One that lasts until midnight ends on the day
 * before.
 */
export function dueEnds(state: ClosureState, due: readonly Due[]): DueEnds {
  const found = due.length === 0 ? [] : dueOf(state).filter((name) => due.includes(name))
  return { starts: found.some(isOfStart), ends: found.some((name) => !isOfStart(name)) }
}

function isOfStart(name: Due): boolean {
  return name === 'starts-today' || name === 'starts-week'
}

/** What a closure answers of all that is asked in the morning. */
export function dueOf(state: ClosureState): readonly Due[] {
  const today = localDayAt(state.zone ?? 'UTC', state.at)
  const { first, last } = endsOf(state)
  return DUE.filter((name) => {
    const day = isOfStart(name) ? first : last
    return day !== null && day >= today && day < today + DAYS[name]
  })
}

/** The first and the last day of a closure, counted from 1970-01-01; null where it has none. */
function endsOf({ record, times, zone }: ClosureState): {
  readonly first: number | null
  readonly last: number | null
} {
  if (times === null || zone === null) {
    const { start_on, end_on } = record
    return { first: start_on == null ? null : dayOf(start_on), last: end_on == null ? null : dayOf(end_on) }
  }
  const { begin, finish } = times
  return {
    first: Number.isFinite(begin) ? localDayAt(zone, begin) : null,
    last: Number.isFinite(finish) ? localDayAt(zone, finish - 1) : null,
  }
}

/** The UTC day before that of an instant (epoch ms), as the API's `updated_after` has it. */
export function yesterdayAt(now: number): string {
  return addDays(dateOf(Math.floor(now / DAY)), -1)
}

/** Whether a record was updated on a UTC day or later. */
export function isUpdatedSince({ updated_at }: ClosureRecord, day: string): boolean {
  return updated_at !== undefined && Date.parse(updated_at) >= dayOf(day) * DAY
}
