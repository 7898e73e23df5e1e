import type { ReactNode } from 'react'
import styles from './disclosure.module.css'

/** What is shown when its line is opened. */
export function Disclosure({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <details className={styles.disclosure}>
      <summary>{title}</summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}
