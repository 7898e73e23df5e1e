import { createContext, use, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react'
import styles from './row.module.css'

interface Props {
  readonly icon: ReactNode
  readonly title: ReactNode
  /** The line under the title. */
  readonly children: ReactNode
  readonly detail: ReactNode
  readonly selected: boolean
  readonly hovered: boolean
  readonly onSelect: () => void
  readonly onHover: (on: boolean) => void
}

interface Setting {
  /** Whether the list makes the item that a row is in. */
  readonly hasItem: boolean
  readonly onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void
  readonly onFocus?: (event: FocusEvent<HTMLElement>) => void
}

/** What rows do for the list that they are in. */
export const RowSetting = createContext<Setting>({ hasItem: false })

/** Whether Tab stops at a row: a list is one stop, in which the keys of the cursor lead on. */
export const RowStop = createContext(true)

/** One entry of a list; the whole of it is the control. */
export function Row({ icon, title, children, detail, selected, hovered, onSelect, onHover }: Props) {
  const { hasItem, onKeyDown, onFocus } = use(RowSetting)
  const isStop = use(RowStop)
  const Item = hasItem ? 'div' : 'li'
  return (
    <Item className={styles.item}>
      <button
        type="button"
        className={`${styles.row} ${selected ? styles.selected : ''} ${hovered ? styles.hovered : ''}`}
        aria-current={selected ? 'true' : undefined}
        tabIndex={isStop ? undefined : -1}
        onClick={onSelect}
        onPointerEnter={() => onHover(true)}
        onPointerLeave={() => onHover(false)}
        onFocus={(event) => {
          onHover(true)
          onFocus?.(event)
        }}
        onKeyDown={onKeyDown}
        onBlur={() => onHover(false)}
      >
        <span className={styles.icon}>{icon}</span>
        <span className={styles.words}>
          <span className={styles.title}>{title}</span>
          <span className={styles.status}>{children}</span>
          <span className={styles.detail}>{detail}</span>
        </span>
      </button>
    </Item>
  )
}
