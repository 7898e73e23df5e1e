import { useActiveAreaFilters } from '#records/areas/filters/controls.tsx'
import { useActiveClosureFilters } from '#records/closures/filters/active-closure-filters.ts'
import { ActiveChips } from '#core/filters/active-chips.tsx'
import { shareOpened } from '#features/share/share-open.ts'
import { useAppMessages } from '../messages.ts'
import { useFilters } from './use-filters.ts'

/** What is filtered by, of closures and of areas. */
export function ActiveFilters() {
  const { clearAll } = useFilters()
  const messages = useAppMessages().filters
  const active = [...useActiveClosureFilters(), ...useActiveAreaFilters()]
  const share = { label: messages.share, onAct: () => shareOpened('view') }
  return <ActiveChips active={active} onClear={clearAll} action={share} />
}
