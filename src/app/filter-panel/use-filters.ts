import { useAreaFilter } from '#records/areas/filters/area-filter.ts'
import { useClosureFilter } from '#records/closures/filters/closure-filter.ts'
import { useTextFilter } from '#core/filters/text-filter.ts'

/** How many values narrow what is shown, beside the switches for status, and how to take all away. */
export function useFilters(): { readonly count: number; readonly clearAll: () => void } {
  const closures = useClosureFilter()
  const areas = useAreaFilter()
  const [q, setText] = useTextFilter()
  const { status: _, ...chosen } = closures.chosen
  const text = q === '' ? null : q
  const values = Object.values({ ...chosen, ...areas.narrowing, text }).flat()
  const clearAll = () => {
    closures.clear()
    areas.clear()
    setText('')
  }
  return { count: values.filter((value) => value !== null).length, clearAll }
}
