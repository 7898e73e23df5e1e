import { useActiveAreaFilters } from '#areas/filters/controls.tsx'
import { useActiveClosureFilters } from '#closures/filters/active-closure-filters.ts'
import { ActiveChips } from '#filters/active-chips.tsx'
import { useFilters } from './use-filters.ts'

/** What is filtered by, of closures and of areas. */
export function ActiveFilters() {
  const { clearAll } = useFilters()
  return <ActiveChips active={[...useActiveClosureFilters(), ...useActiveAreaFilters()]} onClear={clearAll} />
}
