import type { Status } from '../records/closure.ts'
import { DAY } from './local-time.ts'
import { firstStart, lastEnd, occurrencesFrom, scheduleOf } from './schedule.ts'
import type { Schedule, Validity } from './schedule.ts'
import { localDayAt } from './zone.ts'

/** What a record is at an instant. All instants are epoch milliseconds. */
export interface StatusAt {
  status: Status
  /** Whether an occurrence contains the instant; a current record is not in force between its daily windows. */
  inForce: boolean
  /** Start of the first occurrence; -Infinity without a beginning. */
  begin: number
  /** End of the last occurrence; Infinity until further notice. */
  finish: number
  /** End of the occurrence in force, with those that touch it; Infinity if it has none; null when not in force. */
  until: number | null
  /** Start of the next occurrence that does not touch the one in force; null if none follows. */
  again: number | null
  /** The next instant at which `status` or `inForce` changes, and what they are from then; null if they never do. */
  nextChange: NextChange | null
}

export interface NextChange {
  at: number
  status: Status
  inForce: boolean
}

/** The status of a record at an instant (epoch milliseconds), in constant time however long the record lasts. */
export function statusAt(validity: Validity, now: number): StatusAt {
  const schedule = scheduleOf(validity)
  const begin = firstStart(schedule)
  const finish = lastEnd(schedule)
  const status = now >= finish ? 'expired' : now < begin ? 'upcoming' : 'current'
  const { until, again } = status === 'expired' ? { until: null, again: null } : runAround(schedule, begin, finish, now)
  return {
    status,
    inForce: until !== null,
    begin,
    finish,
    until,
    again,
    nextChange: status === 'expired' ? null : nextChangeOf(finish, until, again),
  }
}

/** When a record begins, as {@link StatusAt.begin}. */
export function beginOf(validity: Validity): number {
  return firstStart(scheduleOf(validity))
}

/** When a record finishes, as {@link StatusAt.finish}. */
export function finishOf(validity: Validity): number {
  return lastEnd(scheduleOf(validity))
}

type Run = Pick<StatusAt, 'until' | 'again'>

function runAround(schedule: Schedule, begin: number, finish: number, now: number): Run {
  const unbroken = schedule.closes - schedule.opens === DAY
  if (unbroken && begin < finish) return now < begin ? { until: null, again: begin } : { until: finish, again: null }
  let until: number | null = null
  // Two days back: a window may end on the day after its own, and a whole skipped day may move it by one more.
  for (const { start, end } of occurrencesFrom(schedule, localDayAt(schedule.zone, now) - 2)) {
    if (end <= now) continue
    if (start > (until ?? now)) return { until, again: start }
    until = end
  }
  return { until, again: null }
}

function nextChangeOf(finish: number, until: number | null, again: number | null): NextChange | null {
  if (until === Infinity) return null
  if (until !== null) return { at: until, status: until < finish ? 'current' : 'expired', inForce: false }
  if (again !== null) return { at: again, status: 'current', inForce: true }
  return { at: finish, status: 'expired', inForce: false }
}
