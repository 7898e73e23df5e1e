import type { ClosureRecord } from '#contract/records/closure.ts'
import { knownZone, validityOf } from '#contract/standing/standing.ts'
import { beginOf, finishOf } from '#contract/status/status.ts'

/** How many closures have begun, and how many have ended. */
export interface Changes {
  readonly begun: number
  readonly ended: number
}

/**
 * Pure: what has changed between two instants (epoch ms) by the schedule of the closures alone; of notices nothing begins.
 * One that began and ended in between counts as neither. `fallbackZone` is the operator's.
 */
export function changesSince(
  records: readonly ClosureRecord[],
  since: number,
  now: number,
  fallbackZone: string | null,
): Changes {
  let [begun, ended] = [0, 0]
  for (const record of records) {
    const zone = knownZone(record.time_zone, fallbackZone)
    if (record.type === 'notice' || zone === null) continue
    const validity = validityOf(record, zone)
    const [begin, finish] = [beginOf(validity), finishOf(validity)]
    if (begin > since && begin <= now && finish > now) begun += 1
    if (begin <= since && finish > since && finish <= now) ended += 1
  }
  return { begun, ended }
}
