import type { ReactNode } from 'react'
import styles from './card-foot.module.css'

interface Props {
  /** Empty: nothing. */
  readonly note: ReactNode
  /** What can be done about it. */
  readonly children?: ReactNode
}

/** A line below a card's own content: what else is to be said of it, and where that leads. */
export function CardFoot({ note, children }: Props) {
  return (
    <div className={styles.foot}>
      {note !== '' && <p className={styles.note}>{note}</p>}
      {children}
    </div>
  )
}
