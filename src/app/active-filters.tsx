import { useActiveAreaFilters } from '#areas/filters/controls.tsx'
import { useActiveClosureFilters } from '#closures/filters/active-closure-filters.ts'
import { ActiveChips } from '#filters/active-chips.tsx'
import { shareOpened } from '#share/share-open.ts'
import { useShareEntryWords } from '#share/words/entry.ts'
import { useFilters } from './use-filters.ts'

/** What is filtered by, of closures and of areas. */
export function ActiveFilters() {
  const { clearAll } = useFilters()
  const { ofFilter } = useShareEntryWords()
  const active = [...useActiveClosureFilters(), ...useActiveAreaFilters()]
  const share = { label: ofFilter, onAct: () => shareOpened('view') }
  return <ActiveChips active={active} onClear={clearAll} action={share} />
}
