import type { ClosureRecord } from '#contract/records/closure.ts'
import type { Validity } from '#contract/status/schedule.ts'

/** A closure's period; null where the record does not name its zone. */
export function validityOf(record: ClosureRecord): Validity | null {
  const { start_on = null, end_on = null, daytime_start = null, daytime_end = null, time_zone } = record
  return time_zone === undefined ? null : { start_on, end_on, daytime_start, daytime_end, time_zone }
}

/** The fields that say when a closure holds. */
export const PERIOD = ['start_on', 'end_on', 'daytime_start', 'daytime_end', 'time_zone']
