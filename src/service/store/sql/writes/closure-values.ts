import { toInstantText } from '#contract/status/instant.ts'
import type { Validity } from '#contract/status/schedule.ts'
import { beginOf, finishOf } from '#contract/status/status.ts'
import { foldedClosure } from '#contract/query/searched.ts'
import { jsonText } from '../../domain/record-values.ts'
import type { ClosureInput } from '../../domain/inputs.ts'

/** What closures are searched and ordered by. */
export function searchedOf(closure: ClosureInput) {
  const { type, reason_id, source_id, start_on, end_on, daytime_start, daytime_end, time_zone } = closure
  const schedule = { start_on, end_on, daytime_start, daytime_end, time_zone }
  return { folded: foldedClosure(closure), type, reason_id, source_id, ...schedule, ...momentsOf(closure) }
}

/** The instants between which a closure holds, in epoch milliseconds; ±Infinity where it has no beginning or no end. */
export interface Moments {
  readonly begin_ms: number
  readonly finish_ms: number
}

export function momentsOf(validity: Validity): Moments {
  return { begin_ms: beginOf(validity), finish_ms: finishOf(validity) }
}

/** The JSON texts of the instants between which a closure holds. */
export function instantsOf({ begin_ms, finish_ms }: Moments) {
  return { begins_at: jsonText(toInstantText(begin_ms)), finishes_at: jsonText(toInstantText(finish_ms)) }
}
