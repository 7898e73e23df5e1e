import styles from './follow.module.css'

interface Props {
  readonly label: string
  readonly isOn: boolean
  readonly onTurn: (isOn: boolean) => void
}

/** Something that goes on until it is turned off. */
export function Switch({ label, isOn, onTurn }: Props) {
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        checked={isOn}
        onChange={({ target }) => onTurn(target.checked)}
      />
      {label}
    </label>
  )
}
