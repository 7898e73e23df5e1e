import { useState, type ReactNode } from 'react'
import { useMessages } from '#i18n/messages.tsx'
import styles from './list.module.css'

const STEP = 100

/** The first rows of a long list, and a button for the next ones where there are more. */
export function useShownRows<T>(rows: readonly T[]): { readonly shown: readonly T[]; readonly more: ReactNode } {
  const { list } = useMessages()
  const [limit, setLimit] = useState(STEP)
  const left = rows.length - limit
  const more = left > 0 && (
    <li>
      <button type="button" className={styles.more} onClick={() => setLimit(limit + STEP)}>
        {list.showMore(Math.min(STEP, left))}
      </button>
    </li>
  )
  return { shown: rows.slice(0, limit), more }
}
