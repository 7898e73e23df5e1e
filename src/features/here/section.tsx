import { useId, type ReactNode } from 'react'
import styles from './here-card.module.css'

/** A part of the card: a heading, and rows where there are any. */
export function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {title}
      </h3>
      <ul>{children}</ul>
    </section>
  )
}
