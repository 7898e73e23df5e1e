import { useCallback } from 'react'
import type { ClosureRecord } from '#contract/records/closure.ts'
import { useActivities } from '#core/api/lookups.ts'
import { useMessages } from '#core/i18n/messages.tsx'
import { useClosureFilter } from './closure-filter.ts'
import { useImplications } from './use-implications.ts'

const NONE: readonly number[] = []

/**
 * Gives whether a closure is about what is filtered by: "only off the paths", "not about your activity"; null where it
 * simply is, or where that is not known.
 */
export function useConcernText(): (record: ClosureRecord) => string | null {
  const { list } = useMessages()
  const names = useActivities()
  const chosen = useClosureFilter().chosen.activity_id ?? NONE
  const table = useImplications(chosen.length > 0)
  return useCallback(
    ({ activity_ids = [] }) => {
      const concern = table?.concernOf(activity_ids, chosen, names) ?? 'yes'
      return concern === 'yes' || concern === 'not-said' ? null : list.concern[concern]
    },
    [chosen, names, list, table],
  )
}

/** Gives where alone a closure concerns who does what is filtered by, by activity: "Hiking: only off the paths". */
export function useConditions(): (record: ClosureRecord) => readonly string[] {
  const { list, records } = useMessages()
  const names = useActivities()
  const chosen = useClosureFilter().chosen.activity_id ?? NONE
  const table = useImplications(chosen.length > 0)
  return ({ activity_ids = [] }) =>
    chosen.flatMap((id) => {
      const condition = table && table.conditionOf(table.concernOf(activity_ids, [id], names))
      const name = names.get(id)?.name ?? records.activity(id)
      return condition === null ? [] : [list.concernOf(name, list.concern[condition])]
    })
}
