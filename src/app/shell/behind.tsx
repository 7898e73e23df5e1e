import type { ReactNode } from 'react'
import styles from './behind.module.css'

interface Props {
  readonly isCovered: boolean
  readonly children: ReactNode
}

/** What a card may cover: it stays as it is meanwhile, so that it is found again as it was left. */
export function Behind({ isCovered, children }: Props) {
  return (
    <div className={styles.behind} inert={isCovered}>
      {children}
    </div>
  )
}
