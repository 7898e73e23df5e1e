import { useCallback } from 'react'
import type { ClosureRecord } from '#contract/records/closure.ts'
import { concernOf, conditionOf } from '#contract/vocabulary/activity-implications.ts'
import { useActivities } from '#core/api/lookups.ts'
import { useMessages } from '#core/i18n/messages.tsx'
import { useClosureFilter } from './closure-filter.ts'

const NONE: readonly number[] = []

/**
 * Gives whether a closure is about what is filtered by: "only off the paths", "not about your activity"; null where it
 * simply is, or where that is not known.
 */
export function useConcernText(): (record: ClosureRecord) => string | null {
  const { list } = useMessages()
  const names = useActivities()
  const chosen = useClosureFilter().chosen.activity_id ?? NONE
  return useCallback(
    ({ activity_ids = [] }) => {
      const concern = concernOf(activity_ids, chosen, names)
      return concern === 'yes' || concern === 'not-said' ? null : list.concern[concern]
    },
    [chosen, names, list],
  )
}

/** Gives where alone a closure concerns who does what is filtered by, by activity: "Hiking: only off the paths". */
export function useConditions(): (record: ClosureRecord) => readonly string[] {
  const { list, records } = useMessages()
  const names = useActivities()
  const chosen = useClosureFilter().chosen.activity_id ?? NONE
  return ({ activity_ids = [] }) =>
    chosen.flatMap((id) => {
      const condition = conditionOf(concernOf(activity_ids, [id], names))
      const name = names.get(id)?.name ?? records.activity(id)
      return condition === null ? [] : [list.concernOf(name, list.concern[condition])]
    })
}
