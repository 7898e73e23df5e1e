import type { ReactNode } from 'react'
import styles from './card-section.module.css'

/** A part of a card with a heading of its own. */
export function CardSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h3>{title}</h3>
      {children}
    </section>
  )
}
