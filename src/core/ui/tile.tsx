import type { ComponentProps, ReactNode } from 'react'
import styles from './tile.module.css'

interface Props extends ComponentProps<'button'> {
  /** The picture over its words. */
  readonly picture: ReactNode
  readonly children: ReactNode
}

/** A control that is a picture and its words below; one that can be on says so with `aria-pressed`. */
export function Tile({ picture, children, className = '', ...rest }: Props) {
  return (
    <button type="button" className={`${styles.tile} ${className}`} {...rest}>
      {picture}
      <span className={styles.words}>{children}</span>
    </button>
  )
}
