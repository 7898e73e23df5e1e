import { useFilterMessages } from '#core/filters/messages.ts'
import { useMessages } from '#core/i18n/messages.tsx'
import { lazyComponent } from '#core/ui/lazy-component.tsx'
import { PopoverButton, PopoverPending } from './popover-button.tsx'
import { useFilters } from './use-filters.ts'
import styles from './filter-button.module.css'

/** Not needed for the first row of the list. */
const FilterPanel = lazyComponent(() => import('./filter-panel.tsx'), 'FilterPanel', {
  pending: <PopoverPending />,
  messages: [useFilterMessages],
})

/** Opens the filters, and says how many of them are in use; `isTile`: with its word, beside other tiles. */
export function FilterButton({ isTile = false }: { readonly isTile?: boolean }) {
  const { filter } = useMessages()
  const { count } = useFilters()
  const label = count === 0 ? filter.open : filter.openActive(count)
  return (
    <PopoverButton
      icon="filter"
      label={label}
      badge={count}
      title={filter.open}
      className={styles.panel}
      {...(isTile && { word: filter.open })}
    >
      {(id) => <FilterPanel id={id} />}
    </PopoverButton>
  )
}
