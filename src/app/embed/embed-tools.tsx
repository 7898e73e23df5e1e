import type { UiPart } from '#core/embed/options.ts'
import { FilterButton } from '../filter-panel/filter-button.tsx'
import { SearchBar } from '../search-bar/search-bar.tsx'
import styles from './embed-tools.module.css'

/** Over the map: the search, the filters, or both. */
export function EmbedTools({ ui }: { readonly ui: readonly UiPart[] }) {
  const filters = ui.includes('filter') && <FilterButton />
  if (!ui.includes('search')) return <div className={styles.filters}>{filters}</div>
  return <SearchBar>{filters}</SearchBar>
}
