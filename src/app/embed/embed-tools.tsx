import type { UiPart } from '#core/embed/options.ts'
import { FilterButton } from '../filter-panel/filter-button.tsx'
import { SearchBar } from '../search-bar/search-bar.tsx'
import type { Opening } from '../shell/use-opening.ts'
import styles from './embed-tools.module.css'

interface Props {
  readonly ui: readonly UiPart[]
  readonly opening: Opening
}

/** Over the map: the search, the filters, or both. */
export function EmbedTools({ ui, opening }: Props) {
  const filters = ui.includes('filter') && <FilterButton />
  if (!ui.includes('search')) return <div className={styles.filters}>{filters}</div>
  return (
    <SearchBar onOpen={opening.openFromList} onHere={opening.openHere}>
      {filters}
    </SearchBar>
  )
}
