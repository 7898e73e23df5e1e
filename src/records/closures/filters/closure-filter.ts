import { useMemo } from 'react'
import type { Values } from 'nuqs'
import { useParameters } from '#core/address/use-parameter.ts'
import { CLOSURE_TYPES } from '#contract/records/closure.ts'
import { closureQuery, statusesShown, type ClosureQuery } from '#contract/query/closure-query.ts'
import { useActivities } from '#core/api/lookups.ts'
import { parserOf } from '#core/filters/parser.ts'
import type { UserFilter } from '#core/filters/user-filter.ts'
import type { Narrowing } from './narrowing.ts'
import { useImplications } from './use-implications.ts'
import { toggled, type Kind, type StatusFilter } from './status-filter.ts'

const { params } = closureQuery

/** The text (`q`) has its own, which areas share. */
const parsers = {
  status: parserOf(params.status),
  type: parserOf(params.type),
  reason_id: parserOf(params.reason_id),
  activity_id: parserOf(params.activity_id),
  source_id: parserOf(params.source_id),
  source_kind: parserOf(params.source_kind),
  starts_after: parserOf(params.starts_after),
  starts_before: parserOf(params.starts_before),
  ends_after: parserOf(params.ends_after),
  ends_before: parserOf(params.ends_before),
  protected_area_uuid: parserOf(params.protected_area_uuid),
} satisfies Record<Exclude<UserFilter<ClosureQuery>, 'q'>, unknown>

type State = Values<typeof parsers>

/** The filters of closures in the address. Without a status, dates ask for any and else for what is not over. */
export function useClosureFilter() {
  const [state, set] = useParameters(parsers, { history: 'push' })
  const activities = useActivities()
  const table = useImplications(state.activity_id !== null)
  return useMemo(() => {
    const wanted = narrowingOf(state)
    /** As requests and records go by it: with all that concerns who does what is chosen. */
    const narrowing = withConcerned(wanted, (chosen) => table?.withImplied(chosen, activities) ?? chosen)
    const usual: StatusFilter = { status: statusesShown(narrowing), type: CLOSURE_TYPES }
    const filter = { status: state.status ?? usual.status, type: state.type ?? usual.type }
    const { status = null, type = null } = withoutUsual(state, usual)
    /** What is asked for beside what is shown anyway; null or no property: nothing. */
    const chosen = { ...wanted, status, type }
    /** Changes some of them in one step of the history; null takes a filter away. */
    const change = (next: Partial<State>) => void set(withoutUsual(next, usual))
    const clear = () => void set(null)
    /** Whether nothing but the area is chosen: then what is left out is elsewhere. */
    const isOfAreasAlone = state.protected_area_uuid !== null && Object.values(chosen).filter(Boolean).length === 1
    return { filter, narrowing, chosen, usual, change, clear, isOfAreasAlone }
  }, [state, set, activities, table])
}

/** The status filter of the address, and how to turn one of its switches. */
export function useStatusFilter(): { readonly filter: StatusFilter; readonly toggle: (kind: Kind) => void } {
  const { filter, change } = useClosureFilter()
  return { filter, toggle: (kind) => change(toggled(filter, kind)) }
}

function narrowingOf(state: State): Narrowing {
  return {
    ...(state.reason_id && { reason_id: state.reason_id }),
    ...(state.activity_id && { activity_id: state.activity_id }),
    ...(state.source_id && { source_id: state.source_id }),
    ...(state.source_kind && { source_kind: state.source_kind }),
    ...(state.starts_after !== null && { starts_after: state.starts_after }),
    ...(state.starts_before !== null && { starts_before: state.starts_before }),
    ...(state.ends_after !== null && { ends_after: state.ends_after }),
    ...(state.ends_before !== null && { ends_before: state.ends_before }),
    ...(state.protected_area_uuid && { protected_area_uuid: state.protected_area_uuid }),
  }
}

type Ids = readonly number[]

function withConcerned(wanted: Narrowing, withImplied: (chosen: Ids) => Ids): Narrowing {
  const { activity_id } = wanted
  return activity_id === undefined ? wanted : { ...wanted, activity_id: withImplied(activity_id) }
}

/** What is shown anyway has no place in an address. */
function withoutUsual(next: Partial<State>, usual: StatusFilter): Partial<State> {
  return {
    ...next,
    ...(next.status && isSame(next.status, usual.status) && { status: null }),
    ...(next.type && isSame(next.type, usual.type) && { type: null }),
  }
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((name) => b.includes(name))
}
