import { useTextFilter } from './text-filter.ts'
import { useFilterWords } from './words/words.ts'
import styles from './date-field.module.css'

/** The text that is searched for, as in the search bar. */
export function TextControl() {
  const { textContains } = useFilterWords()
  const [q, setQ] = useTextFilter()
  return (
    <label className={styles.field}>
      <span>{textContains}</span>
      <input type="text" autoComplete="off" value={q} onChange={({ target }) => setQ(target.value)} />
    </label>
  )
}
