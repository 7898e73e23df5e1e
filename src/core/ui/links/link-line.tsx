import type { ReactNode } from 'react'
import styles from './link-line.module.css'

/** A line that is a link, with room enough to be hit; the link may be one of its words. */
export function LinkLine({ children }: { readonly children: ReactNode }) {
  return (
    <p className={styles.line}>
      <span>{children}</span>
    </p>
  )
}
