import { toInstantText } from '#contract/status/instant.ts'
import { beginOf, finishOf } from '#contract/status/status.ts'
import { foldedClosure } from '../../domain/fold.ts'
import { jsonText } from '../../domain/record-values.ts'
import type { ClosureInput } from '../../domain/store.ts'

/** What closures are searched and ordered by. */
export function searchedOf(closure: ClosureInput) {
  const { type, reason_id, source_id, start_on, end_on, daytime_start, daytime_end, time_zone } = closure
  const schedule = { start_on, end_on, daytime_start, daytime_end, time_zone }
  const instants = { begin_ms: beginOf(closure), finish_ms: finishOf(closure) }
  return { folded: foldedClosure(closure), type, reason_id, source_id, ...schedule, ...instants }
}

/** The JSON texts of the instants between which a closure holds. */
export function instantsOf({ begin_ms, finish_ms }: ReturnType<typeof searchedOf>) {
  return { begins_at: jsonText(toInstantText(begin_ms)), finishes_at: jsonText(toInstantText(finish_ms)) }
}
