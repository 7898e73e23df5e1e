import { useActiveAreaFilters } from '#areas/filters/controls.tsx'
import { useActiveClosureFilters } from '#closures/filters/active-closure-filters.ts'
import { useMessages } from '#i18n/messages.tsx'
import { Icon } from '#ui/icon.tsx'
import { useFilters } from './use-filters.ts'
import styles from './active-filters.module.css'

/** What is filtered by, each value with a way to take it away. */
export function ActiveFilters() {
  const { filter } = useMessages()
  const { clearAll } = useFilters()
  const active = [...useActiveClosureFilters(), ...useActiveAreaFilters()]
  return (
    <ul className={styles.chips} aria-label={filter.active}>
      {active.map(({ key, label, remove }) => (
        <li key={key}>
          <button type="button" className={styles.chip} aria-label={filter.remove(label)} onClick={remove}>
            {label}
            <Icon name="close" size={14} />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className={styles.clear} onClick={clearAll}>
          {filter.clearAll}
        </button>
      </li>
    </ul>
  )
}
