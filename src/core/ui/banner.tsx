import type { ReactNode } from 'react'
import { Icon } from './icons/icon.tsx'
import styles from './banner.module.css'

interface Props {
  readonly children: ReactNode
  /** What can be done about it. */
  readonly action?: { readonly label: string; readonly onAct: () => void } | undefined
}

/** One line that says what is wrong and what is shown nevertheless. */
export function Banner({ children, action }: Props) {
  return (
    <div role="alert" className={styles.banner}>
      <Icon name="warning" />
      <span className={styles.words}>{children}</span>
      {action !== undefined && (
        <button type="button" onClick={action.onAct}>
          {action.label}
        </button>
      )}
    </div>
  )
}
