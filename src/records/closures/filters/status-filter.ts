import { CLOSURE_TYPES, STATUSES, type ClosureType, type Status } from '#contract/records/closure.ts'
import { DISPLAY_STATUSES, type DisplayStatus } from '#contract/standing/display-status.ts'
import type { ClosureState } from '../closure-state.ts'

/** The switches that a visitor sees: closures by status, and notices. */
export const KINDS = ['current', 'upcoming', 'notice', 'expired'] as const
export type Kind = (typeof KINDS)[number]

/** Which statuses and types are shown; both are parameters of the API. */
export interface StatusFilter {
  readonly status: readonly Status[]
  readonly type: readonly ClosureType[]
}

/** Whether a switch is on. */
export function isOn(filter: StatusFilter, kind: Kind): boolean {
  return kind === 'notice' ? filter.type.includes('notice') : filter.status.includes(kind)
}

/**
 * The filter with one switch turned. The last one that is on stays on: a list of nothing helps nobody, and the API has
 * no word for it.
 */
export function toggled(filter: StatusFilter, kind: Kind): StatusFilter {
  if (kind === 'notice') {
    const type = CLOSURE_TYPES.filter((name) => (name === 'notice') !== filter.type.includes(name))
    return type.length === 0 ? filter : { ...filter, type }
  }
  const status = STATUSES.filter((name) => (name === kind) !== filter.status.includes(name))
  return status.length === 0 ? filter : { ...filter, status }
}

/** Whether the status of a record is one of those shown. A notice that is not over is shown with either of the other two. */
export function hasShownStatus({ status: shown }: StatusFilter, { status, record }: ClosureState): boolean {
  return status === 'expired' || record.type !== 'notice' ? shown.includes(status) : true
}

/** Whether the type of a record is one of those shown. */
export function hasShownType({ type }: StatusFilter, { record }: ClosureState): boolean {
  return type.includes(record.type ?? 'closure')
}

const KIND_OF: Readonly<Record<DisplayStatus, Kind>> = {
  'closed-now': 'current',
  'advice-now': 'current',
  'zone-unknown': 'current',
  'closed-other-hours': 'current',
  'advice-other-hours': 'current',
  'upcoming-closure': 'upcoming',
  'upcoming-advice': 'upcoming',
  notice: 'notice',
  'upcoming-notice': 'notice',
  expired: 'expired',
}

/** Whether records of a display status are shown; of what is over, whichever type it is. */
export function isShown({ status, type }: StatusFilter, displayStatus: DisplayStatus): boolean {
  const kind = KIND_OF[displayStatus]
  if (kind === 'notice') return type.includes('notice')
  return status.includes(kind) && (kind === 'expired' || type.includes('closure'))
}

/** How many records there are by switch, of so many by display status. */
export function countsByKind(counts: StatusCounts): Readonly<Record<Kind, number>> {
  const byKind = { current: 0, upcoming: 0, notice: 0, expired: 0 }
  for (const status of DISPLAY_STATUSES) byKind[KIND_OF[status]] += counts[status] ?? 0
  return byKind
}

/** How many records there are by display status; those without a record are left out. */
export type StatusCounts = Readonly<Partial<Record<DisplayStatus, number>>>

type TypeCounts = Readonly<Partial<Record<ClosureType, number>>>

/** The counts of what is shown; of what is over, those of the types shown where `expiredType` tells them apart. */
export function shownOf(filter: StatusFilter, counts: StatusCounts, expiredType?: TypeCounts): StatusCounts {
  const expired = expiredType && filter.type.reduce((sum, type) => sum + (expiredType[type] ?? 0), 0)
  const known = expired === undefined ? counts : { ...counts, expired }
  const shown = DISPLAY_STATUSES.filter((status) => isShown(filter, status) && (known[status] ?? 0) > 0)
  return Object.fromEntries(shown.map((status) => [status, known[status]]))
}

/** How many records there are by display status. */
export function countByStatus(states: readonly Pick<ClosureState, 'displayStatus'>[]): StatusCounts {
  const counts: Partial<Record<DisplayStatus, number>> = {}
  for (const { displayStatus } of states) counts[displayStatus] = (counts[displayStatus] ?? 0) + 1
  return counts
}

/** How many records there are in all. */
export function sumOf(counts: StatusCounts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}

/** How many records there are by the switch that they count for. */
export function countByKind(states: readonly Pick<ClosureState, 'displayStatus'>[]): Readonly<Record<Kind, number>> {
  return countsByKind(countByStatus(states))
}
