import { DAY } from './local-time.ts'
import { occurrencesFrom, type Schedule } from './schedule.ts'
import { offsetAt } from './zone.ts'

/** No zone has changed its clocks twice within so many days. */
const STEP = 3
/** The days since 1970-01-01 on which the offset of a zone became what it is on a day; 0 for earlier ones. */
const steadySince = new Map<string, number>()
const MOST_KEPT = 20_000

/**
 * The day on which a series of occurrences began that come each 24 hours and go on until `day`, however long before. Of
 * one that has no beginning or began before 1970, the first of January 1970.
 */
export function seriesStart(schedule: Schedule, day: number): number {
  const last = occurrenceOn(schedule, day)
  const goesOn = (at: number) => {
    const one = occurrenceOn(schedule, at)
    const shift = (day - at) * DAY
    return one?.start === (last?.start ?? NaN) - shift && one.end === (last?.end ?? NaN) - shift
  }
  const earliest = Math.max(schedule.first, 0)
  let first = Math.max(earliest, Math.min(day, steadyFrom(schedule.zone, day) + STEP))
  while (first > earliest && goesOn(first - 1)) first -= 1
  return goesOn(first) ? first : day
}

function occurrenceOn(schedule: Schedule, day: number) {
  return occurrencesFrom({ ...schedule, first: day, last: day }, day).next().value
}

function steadyFrom(zone: string, day: number): number {
  const key = `${zone} ${day}`
  const known = steadySince.get(key)
  if (known !== undefined) return known
  const offset = offsetAt(zone, day * DAY)
  let at = day
  while (at > 0 && offsetAt(zone, (at - STEP) * DAY) === offset) at -= STEP
  if (steadySince.size >= MOST_KEPT) steadySince.clear()
  steadySince.set(key, at)
  return at
}
