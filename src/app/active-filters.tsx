import { useActiveAreaFilters } from '#areas/filters/controls.tsx'
import { useActiveClosureFilters } from '#closures/filters/active-closure-filters.ts'
import { useFilterWords } from '#filters/words/words.ts'
import { Icon } from '#ui/icon.tsx'
import { shareOpened } from '#share/share-open.ts'
import { useShareEntryWords } from '#share/words/entry.ts'
import { useFilters } from './use-filters.ts'
import styles from './active-filters.module.css'

/** What is filtered by, each value with a way to take it away. */
export function ActiveFilters() {
  const words = useFilterWords()
  const { ofFilter } = useShareEntryWords()
  const { clearAll } = useFilters()
  const active = [...useActiveClosureFilters(), ...useActiveAreaFilters()]
  return (
    <ul className={styles.chips} aria-label={words.active}>
      {active.map(({ key, label, remove }) => (
        <li key={key}>
          <button type="button" className={styles.chip} aria-label={words.remove(label)} onClick={remove}>
            {label}
            <Icon name="close" size={14} />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className={styles.clear} onClick={clearAll}>
          {words.clearAll}
        </button>
      </li>
      <li>
        <button type="button" className={styles.clear} onClick={() => shareOpened('view')}>
          {ofFilter}
        </button>
      </li>
    </ul>
  )
}
