import type { ClosureRecord } from '#contract/records/closure.ts'
import { concernedBy, type ActivityNames } from '#contract/vocabulary/activity-implications.ts'
import type { ClosureState } from '../closure-state.ts'
import type { ChoiceName } from './choices.ts'
import { matchesNarrowing, type Narrowing } from './narrowing.ts'
import { hasShownStatus, hasShownType, type StatusFilter } from './status-filter.ts'

/** How many closures each value of each filter would give, were its own filter's other values off. */
export type ChoiceCounts = Readonly<Record<ChoiceName, ReadonlyMap<string | number, number>>>

interface Filters {
  readonly filter: StatusFilter
  readonly narrowing: Narrowing
  /** Those that hold the text that is searched for; null: no text is. */
  readonly found: ReadonlySet<ClosureRecord> | null
  readonly activities: ActivityNames
}

type ValuesOf = (record: ClosureRecord, activities: ActivityNames) => readonly (string | number)[]

/** The values of each filter that select a record. */
const valuesOf: Readonly<Record<ChoiceName, ValuesOf>> = {
  type: ({ type }) => [type ?? 'closure'],
  reason_id: ({ reason_id }) => (reason_id == null ? [] : [reason_id]),
  activity_id: ({ activity_ids = [] }, activities) => concernedBy(activity_ids, activities),
  source_id: ({ source_id }) => (source_id === undefined ? [] : [source_id]),
  source_kind: ({ source_kind }) => (source_kind === undefined ? [] : [source_kind]),
}

/** Counts the closures loaded: each filter's values under all the other filters. */
export function countChoices(states: readonly ClosureState[], filters: Filters): ChoiceCounts {
  const count = (name: ChoiceName) => countValues(states, filters, name)
  return {
    type: count('type'),
    reason_id: count('reason_id'),
    activity_id: count('activity_id'),
    source_id: count('source_id'),
    source_kind: count('source_kind'),
  }
}

function countValues(states: readonly ClosureState[], filters: Filters, name: ChoiceName) {
  const { filter, narrowing, found, activities } = filters
  const counts = new Map<string | number, number>()
  for (const state of states) {
    const isCounted =
      hasShownStatus(filter, state) &&
      (name === 'type' || hasShownType(filter, state)) &&
      matchesNarrowing(state.record, narrowing, name === 'type' ? undefined : name) &&
      (found === null || found.has(state.record))
    if (!isCounted) continue
    for (const value of new Set(valuesOf[name](state.record, activities)))
      counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return counts
}
