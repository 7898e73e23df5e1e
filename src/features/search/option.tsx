import { useEffect, useRef, type ReactNode } from 'react'
import styles from './suggestions.module.css'

interface Props {
  readonly id: string
  readonly active: string | null
  readonly onActive: (id: string | null) => void
  readonly onChoose: () => void
  readonly children: ReactNode
}

/** One entry of the list; the focus stays in the input, whose keys choose it. */
export function Option({ id, active, onActive, onChoose, children }: Props) {
  const isActive = id === active
  const ref = useRef<HTMLDivElement>(null)
  useEffect(
    function bringIntoView() {
      if (isActive) ref.current?.scrollIntoView({ block: 'nearest' })
    },
    [isActive],
  )
  return (
    // The focus stays in the input, whose keys choose it.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- As said.
    <div
      ref={ref}
      id={id}
      role="option"
      aria-selected={isActive}
      className={styles.option}
      onPointerMove={() => !isActive && onActive(id)}
      onClick={onChoose}
    >
      {children}
    </div>
  )
}
