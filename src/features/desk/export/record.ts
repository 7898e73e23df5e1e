import type { ClosureRecord } from '#contract/records/closure.ts'
import { toInstantText } from '#contract/status/instant.ts'
import type { ClosureState } from '#records/closures/closure-state.ts'

/** A closure as the API would give it at the instant that is shown. */
export function recordOf({ record, status, zone, times }: ClosureState): ClosureRecord {
  return {
    ...record,
    type: record.type ?? 'closure',
    status,
    ...(zone !== null && { time_zone: zone }),
    begins_at: toInstantText(times?.begin ?? Infinity),
    finishes_at: toInstantText(times?.finish ?? Infinity),
  }
}
