import { CLOSURE_TYPES, STATUSES, type ClosureType, type Status } from '#contract/records/closure.ts'
import type { DisplayStatus } from '#contract/standing/display-status.ts'
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

/** How many records there are by the switch that they count for. */
export function countByKind(states: readonly Pick<ClosureState, 'displayStatus'>[]): Readonly<Record<Kind, number>> {
  const counts = { current: 0, upcoming: 0, notice: 0, expired: 0 }
  for (const { displayStatus } of states) counts[KIND_OF[displayStatus]] += 1
  return counts
}
