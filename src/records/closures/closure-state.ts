import type { ClosureRecord } from '#contract/records/closure.ts'
import { knownZone, standingAt, type Standing } from '#contract/standing/standing.ts'
import { instantAt, type Moment } from '#contract/standing/when.ts'

/** A closure as it stands at an instant: derived, never stored. */
export interface ClosureState extends Standing {
  readonly record: ClosureRecord
  /** Whether that instant is the present, as the words have to know. */
  readonly isNow: boolean
}

/** How a record stands at `now` (epoch ms). `fallbackZone` is the operator's, for records that name none. */
export function closureStateAt(record: ClosureRecord, now: number, fallbackZone: string | null): ClosureState {
  return closureStateWhen(record, { when: 'now', now }, fallbackZone)
}

/** {@link closureStateAt} for a moment: where that is a wall time, at the clocks of the record's own place. */
export function closureStateWhen(record: ClosureRecord, moment: Moment, fallbackZone: string | null): ClosureState {
  const zone = knownZone(record.time_zone, fallbackZone)
  const standing = standingAt(record, zone, instantAt(moment, zone ?? 'UTC'))
  return { ...standing, record, isNow: moment.when === 'now' }
}
