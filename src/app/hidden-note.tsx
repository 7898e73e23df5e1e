import { useClosuresInView } from '#closures/closures-in-view.ts'
import { useMessages } from '#i18n/messages.tsx'
import { useFilters } from './use-filters.ts'
import styles from './hidden-note.module.css'

/** How many closures the filters leave out, and the way to see them. */
export function HiddenNote() {
  const { list } = useMessages()
  const { clearAll } = useFilters()
  const hidden = useClosuresInView().data?.hidden ?? 0
  if (hidden === 0) return null
  return (
    <p className={styles.note}>
      {list.hidden(hidden)} ·{' '}
      <button type="button" className={styles.show} onClick={clearAll}>
        {list.showHidden}
      </button>
    </p>
  )
}
