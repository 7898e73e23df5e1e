import { useId, type ReactNode } from 'react'
import styles from './switch.module.css'

interface Props {
  readonly label: string
  readonly isOn: boolean
  readonly onTurn: (isOn: boolean) => void
  /** What is to be known of it. */
  readonly note?: ReactNode
}

/** Something that is on until it is turned off. */
export function Switch({ label, isOn, onTurn, note }: Props) {
  const id = useId()
  return (
    <>
      <label className={styles.switch}>
        <input
          type="checkbox"
          checked={isOn}
          aria-describedby={note === undefined ? undefined : id}
          onChange={({ target }) => onTurn(target.checked)}
        />
        {label}
      </label>
      {note !== undefined && (
        <p id={id} className={styles.note}>
          {note}
        </p>
      )}
    </>
  )
}
