import type { ComponentProps } from 'react'
import { Icon, type IconName } from './icon.tsx'
import styles from './icon-button.module.css'

interface Props extends Omit<ComponentProps<'button'>, 'children'> {
  readonly icon: IconName
  /** What it does: its accessible name, and its tooltip. */
  readonly label: string
}

/** A square control that is an icon alone. */
export function IconButton({ icon, label, className = '', ...rest }: Props) {
  return (
    <button type="button" aria-label={label} title={label} className={`${styles.button} ${className}`} {...rest}>
      <Icon name={icon} />
    </button>
  )
}
