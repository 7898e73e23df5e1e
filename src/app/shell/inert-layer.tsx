import type { ReactNode } from 'react'
import styles from './inert-layer.module.css'

interface Props {
  readonly isCovered: boolean
  readonly children: ReactNode
}

/** What a card may cover: it stays as it is meanwhile, so that it is found again as it was left. */
export function InertLayer({ isCovered, children }: Props) {
  return (
    <div className={styles.layer} inert={isCovered}>
      {children}
    </div>
  )
}
