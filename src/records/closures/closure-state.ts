import type { ClosureRecord, Status } from '#contract/records/closure.ts'
import { beginOf, finishOf, statusAt, type StatusAt } from '#contract/status/status.ts'
import { isTimeZone } from '#contract/status/zone.ts'
import { instantAt, type Moment } from '#core/clock/when.ts'
import type { Look } from './looks.ts'

/** A closure as it stands at an instant: derived, never stored. */
export interface ClosureState {
  readonly record: ClosureRecord
  readonly status: Status
  readonly look: Look
  /** IANA zone of the place; null where it is not known. */
  readonly zone: string | null
  /** When it is in force, until when, when again; null where the place's time zone is not known. */
  readonly times: StatusAt | null
  /** The instant (epoch ms) that all of this is told for. */
  readonly at: number
  /** Whether that instant is the present, as the words have to know. */
  readonly isNow: boolean
}

/** First and last place on Earth to see a day. */
const [FIRST_ZONE, LAST_ZONE] = ['Etc/GMT-14', 'Etc/GMT+12']

/** How a record stands at `now` (epoch ms). `fallbackZone` is the operator's, for records that name none. */
export function closureStateAt(record: ClosureRecord, now: number, fallbackZone: string | null): ClosureState {
  return closureStateWhen(record, { when: 'now', now }, fallbackZone)
}

/** {@link closureStateAt} for a moment: where that is a wall time, at the clocks of the record's own place. */
export function closureStateWhen(record: ClosureRecord, moment: Moment, fallbackZone: string | null): ClosureState {
  const zone = [record.time_zone, fallbackZone].find((name) => name != null && isTimeZone(name)) ?? null
  const at = instantAt(moment, zone ?? 'UTC')
  const times = zone === null ? null : statusAt(validityOf(record, zone), at)
  const status = times?.status ?? statusWithoutZone(record, at)
  const look = lookOf(record, status, times?.inForce ?? true)
  return { record, status, zone, times, look, at, isNow: moment.when === 'now' }
}

/** Upcoming or expired only when it is so wherever the place may lie. */
function statusWithoutZone(record: ClosureRecord, now: number): Status {
  if (now >= finishOf(validityOf(record, LAST_ZONE))) return 'expired'
  if (now < beginOf(validityOf(record, FIRST_ZONE))) return 'upcoming'
  return record.status ?? 'current'
}

/** When a record holds, told in a zone. */
export function validityOf(record: ClosureRecord, zone: string) {
  return {
    start_on: record.start_on ?? null,
    end_on: record.end_on ?? null,
    daytime_start: record.daytime_start ?? null,
    daytime_end: record.daytime_end ?? null,
    time_zone: zone,
  }
}

function lookOf(record: ClosureRecord, status: Status, inForce: boolean): Look {
  if (status === 'expired') return 'expired'
  if (record.type === 'notice') return 'notice'
  if (status === 'upcoming') return 'upcoming'
  if (record.is_binding === false) return 'voluntary'
  return inForce ? 'in-force' : 'other-hours'
}
