import { useQueryStates } from 'nuqs'
import { CLOSURE_TYPES, STATUSES, type ClosureType, type Status } from '#contract/closure.ts'
import { choices } from '#contract/query/param.ts'
import { parserOf } from '#filters/parser.ts'
import type { ClosureState } from '../closure-state.ts'

/** The switches that a visitor sees: closures by status, and notices. */
export const KINDS = ['current', 'upcoming', 'notice', 'expired'] as const
export type Kind = (typeof KINDS)[number]

/** Which statuses and types are shown; both are parameters of the API. */
export interface StatusFilter {
  readonly status: readonly Status[]
  readonly type: readonly ClosureType[]
}

const parsers = {
  status: parserOf(choices(STATUSES)).withDefault(['current', 'upcoming']),
  type: parserOf(choices(CLOSURE_TYPES)).withDefault(CLOSURE_TYPES),
}

/** The status filter of the address, and how to turn one of its switches. */
export function useStatusFilter(): { readonly filter: StatusFilter; readonly toggle: (kind: Kind) => void } {
  const [filter, set] = useQueryStates(parsers, { history: 'push' })
  return { filter, toggle: (kind) => void set(toggled(filter, kind)) }
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
    return { ...filter, type: CLOSURE_TYPES.filter((type) => type !== 'notice' || !filter.type.includes('notice')) }
  }
  const status = STATUSES.filter((name) => (name === kind) !== filter.status.includes(name))
  return status.length === 0 ? filter : { ...filter, status }
}

/**
 * Whether a record is one of those shown. A notice that is not over is a kind of its own: it stays, whether closures are
 * wanted that are current or upcoming.
 */
export function isShown(filter: StatusFilter, state: ClosureState): boolean {
  return isOn(filter, kindOf(state)) && filter.type.includes(state.record.type ?? 'closure')
}

/** The switch that a record counts for. */
export function kindOf({ status, record }: ClosureState): Kind {
  if (status === 'expired') return 'expired'
  return record.type === 'notice' ? 'notice' : status
}
