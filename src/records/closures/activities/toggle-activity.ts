import { useClosureFilter } from '../filters/closure-filter.ts'

/** Turns an activity on that is filtered by, or off. */
export function useToggleActivity(): (id: number) => void {
  const { chosen, change } = useClosureFilter()
  const on = chosen.activity_id ?? []
  return (id) => {
    const next = on.includes(id) ? on.filter((other) => other !== id) : [...on, id]
    change({ activity_id: next.length === 0 ? null : next })
  }
}
