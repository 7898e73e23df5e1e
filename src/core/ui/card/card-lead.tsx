import type { ReactNode } from 'react'
import styles from './card-lead.module.css'

interface Props {
  /** Empty: nothing. */
  readonly note: ReactNode
  /** What can be done about it. */
  readonly children?: ReactNode
}

/** A line at the head of a card's facts: what else is to be said of it, and where that leads. */
export function CardLead({ note, children }: Props) {
  return (
    <div className={styles.lead}>
      {note !== '' && <p className={styles.note}>{note}</p>}
      {children}
    </div>
  )
}
