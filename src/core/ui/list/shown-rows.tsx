import { useState, type ReactNode } from 'react'
import { useMessages } from '#core/i18n/messages.tsx'
import styles from './list.module.css'

const STEP = 100

/** The first rows of a long list, and where there are more a last one with a button for the next `step`. */
export function useShownRows<T>(
  rows: readonly T[],
  step = STEP,
): { readonly shown: readonly T[]; readonly more: ReactNode } {
  const { list } = useMessages()
  const [limit, setLimit] = useState(step)
  const left = rows.length - limit
  const more = left > 0 && (
    <li>
      <button type="button" className={styles.more} onClick={() => setLimit(limit + step)}>
        {list.showMore(Math.min(step, left))}
      </button>
    </li>
  )
  return { shown: rows.slice(0, limit), more }
}
