import { useClosureFilter } from '#records/closures/filters/closure-filter.ts'
import type { Status } from '#contract/records/closure.ts'

/** The statuses that the visitor has chosen; null where they are those that are shown anyway. */
export function useChosenStatus(): readonly Status[] | null {
  const { filter, usual } = useClosureFilter()
  const isUsual =
    filter.status.length === usual.status.length && filter.status.every((status) => usual.status.includes(status))
  return isUsual ? null : filter.status
}
