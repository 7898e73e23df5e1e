import type { ClosureRecord, Status } from '../records/closure.ts'
import { scheduleOf, type Validity } from '../status/schedule.ts'
import { DAY } from '../status/local-time.ts'
import { statusAt, type StatusAt } from '../status/status.ts'
import { isTimeZone } from '../status/zone.ts'
import { displayStatusOf, type DisplayStatus, type Phase } from './display-status.ts'

/** The fields that decide how a record stands; a service may leave any of them out. */
export type StandingRecord = Pick<
  ClosureRecord,
  'type' | 'is_binding' | 'status' | 'start_on' | 'end_on' | 'daytime_start' | 'daytime_end'
>

/** How a closure or notice stands at an instant: what every surface draws and says. Instants are epoch milliseconds. */
export interface Standing {
  readonly status: Status
  readonly displayStatus: DisplayStatus
  /** Whether it is in force; null where that depends on a time zone that is not known. */
  readonly inForce: boolean | null
  /** When it begins; -Infinity without a beginning. Where the zone is not known, the earliest that it can be. */
  readonly begin: number
  /** IANA zone of the place; null where it is not known. */
  readonly zone: string | null
  /** When it is in force, until when, when again; null where the zone is not known. */
  readonly times: StatusAt | null
  /** The instant that all of this is of. */
  readonly at: number
}

/** How a record stands at an instant (epoch ms), by the clocks of its place: an IANA zone, or null if it is not known. */
export function standingAt(record: StandingRecord, zone: string | null, at: number): Standing {
  const times = zone === null ? null : statusAt(validityOf(record, zone), at)
  const { status, inForce, begin } = times ?? phaseAnywhere(record, at)
  return { status, displayStatus: displayStatusOf(record, { status, inForce }), inForce, begin, zone, times, at }
}

/** The first of some zones that this engine knows: the record's own, its source's, the operator's; null for none. */
export function knownZone(...names: readonly (string | null | undefined)[]): string | null {
  return names.find((name) => name != null && isTimeZone(name)) ?? null
}

/** When a record holds, by the clocks of a zone. */
export function validityOf(record: StandingRecord, zone: string): Validity {
  return {
    start_on: record.start_on ?? null,
    end_on: record.end_on ?? null,
    daytime_start: record.daytime_start ?? null,
    daytime_end: record.daytime_end ?? null,
    time_zone: zone,
  }
}

/** The first and the last zone on Earth to see a day. */
const [FIRST_ZONE, LAST_ZONE] = ['Etc/GMT-14', 'Etc/GMT+12']

/**
 * The phase of a record whose zone is not known: upcoming, expired or in force only where it is so wherever its place may
 * lie. A daily window is always in force in some zone and not in another.
 */
function phaseAnywhere(record: StandingRecord, at: number): Phase & { readonly begin: number } {
  const first = statusAt(validityOf(record, FIRST_ZONE), at)
  const last = statusAt(validityOf(record, LAST_ZONE), at)
  const isSame = first.status === last.status
  const status = isSame ? first.status : (record.status ?? 'current')
  const inForce = status !== 'current' ? false : isSame && !hasDailyWindow(record) ? true : null
  return { status, inForce, begin: first.begin }
}

function hasDailyWindow(record: StandingRecord): boolean {
  const { opens, closes } = scheduleOf(validityOf(record, FIRST_ZONE))
  return closes - opens < DAY
}
