import { useMemo } from 'react'
import { NO_COUNTRY } from '#contract/ids.ts'
import { useAreasOf } from '../areas-in-view.ts'
import { LIST_LIMIT } from '../queries.ts'
import { useAreaFilter, type AreaNarrowing } from './area-filter.ts'

/**
 * How many areas each value of a filter would give in the view, beside what the other filters leave; null where that is
 * not known, or more areas than are read for a list.
 */
export function useAreaChoiceCounts(name: keyof AreaNarrowing): ReadonlyMap<number, number> | null {
  const { narrowing } = useAreaFilter()
  const beside = useMemo(() => ({ ...narrowing, [name]: [] }), [narrowing, name])
  const { data, error, isOutdated } = useAreasOf(beside, LIST_LIMIT)
  return useMemo(() => {
    if (data === undefined || error !== null || isOutdated) return null
    if (data.areas.length < data.count || data.readOf !== null) return null
    const counts = new Map<number, number>()
    for (const { [name]: given } of data.areas) {
      const value = given ?? NO_COUNTRY
      counts.set(value, (counts.get(value) ?? 0) + 1)
    }
    return counts
  }, [data, error, isOutdated, name])
}
