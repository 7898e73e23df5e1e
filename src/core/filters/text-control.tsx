import { useTextFilter } from './text-filter.ts'
import { useFilterMessages } from './messages.ts'
import styles from './date-field.module.css'

/** The text that is searched for, as in the search bar. */
export function TextControl() {
  const { textContains } = useFilterMessages()
  const [q, setQ] = useTextFilter()
  return (
    <label className={styles.field}>
      <span>{textContains}</span>
      <input type="text" autoComplete="off" value={q} onChange={({ target }) => setQ(target.value)} />
    </label>
  )
}
