import type { ReactNode } from 'react'
import { Icon } from './icons/icon.tsx'
import styles from './chip.module.css'

interface Props {
  readonly on: boolean
  readonly onToggle: () => void
  readonly children: ReactNode
}

/** A choice that can be on or off. */
export function Chip({ on, onToggle, children }: Props) {
  return (
    <button type="button" className={styles.chip} aria-pressed={on} onClick={onToggle}>
      {on && <Icon name="check" size={14} />}
      {children}
    </button>
  )
}
