import { lazy, Suspense, useId, useState } from 'react'
import { useMessages } from '#i18n/messages.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { useFilters } from './use-filters.ts'
import styles from './filter-button.module.css'

/** Not needed for the first row of the list. */
const FilterPanel = lazy(async () => ({ default: (await import('./filter-panel.tsx')).FilterPanel }))

/** Opens the filters, and says how many of them are in use. */
export function FilterButton() {
  const { app, filter } = useMessages()
  const { count } = useFilters()
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <span className={styles.place}>
        <IconButton
          icon="filter"
          label={count === 0 ? filter.open : filter.openActive(count)}
          popoverTarget={id}
          aria-expanded={open}
        />
        {count > 0 && (
          <b className={styles.badge} aria-hidden="true">
            {count}
          </b>
        )}
      </span>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label={filter.open}
        className={styles.panel}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {open && (
          <Suspense fallback={<p className={styles.loading}>{app.loading}</p>}>
            <FilterPanel id={id} />
          </Suspense>
        )}
      </div>
    </>
  )
}
