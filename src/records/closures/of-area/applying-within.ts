import { validityOf } from '#contract/standing/standing.ts'
import { statusAt } from '#contract/status/status.ts'
import { spanOf } from '#core/clock/span.ts'
import type { Moment } from '#contract/standing/when.ts'
import type { ClosureState } from '../closure-state.ts'

/** How many closures are not in force at a moment, and are at another time of the days that it stands for. */
export function othersWithin(states: readonly ClosureState[], moment: Moment): number {
  return states.filter(({ record, zone, times }) => {
    const span = zone === null || times === null || times.inForce ? null : spanOf(moment, zone)
    if (zone === null || span === null) return false
    const { until, again } = statusAt(validityOf(record, zone), span.start)
    return until !== null || (again !== null && again < span.end)
  }).length
}
