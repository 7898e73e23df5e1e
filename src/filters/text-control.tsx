import { useTextFilter } from './text-filter.ts'
import { useFilterWords } from './words/words.ts'
import styles from './date-field.module.css'

/** The text that names are searched for, as in the search bar. */
export function TextControl() {
  const { nameContains } = useFilterWords()
  const [q, setQ] = useTextFilter()
  return (
    <label className={styles.field}>
      <span>{nameContains}</span>
      <input type="text" autoComplete="off" value={q} onChange={({ target }) => setQ(target.value)} />
    </label>
  )
}
