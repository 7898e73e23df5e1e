import { useState, type MouseEvent, type ReactNode } from 'react'
import { useMessages } from '#core/i18n/messages.tsx'
import { actThenFocus } from '../focus.ts'
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
  const showMore = ({ currentTarget }: MouseEvent) => {
    const last = currentTarget.closest('li')?.previousElementSibling
    // One goes on at the first that has come.
    actThenFocus(
      () => setLimit(limit + step),
      () => last?.nextElementSibling,
    )
  }
  const more = left > 0 && (
    <li>
      <button type="button" className={styles.more} onClick={showMore}>
        {list.showMore(Math.min(step, left))}
      </button>
    </li>
  )
  return { shown: rows.slice(0, limit), more }
}
