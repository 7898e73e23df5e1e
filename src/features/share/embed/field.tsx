import { useId, type ReactNode } from 'react'
import styles from './embed.module.css'

interface Props {
  readonly label: string
  /** What is good to know of it; what is wrong with it is said in its place. */
  readonly note: string
  readonly wrong: string | null
  readonly children: (props: FieldProps) => ReactNode
}

/** What ties a control to its label and its note. */
export interface FieldProps {
  readonly id: string
  readonly 'aria-describedby': string
  readonly 'aria-invalid': boolean
}

/** A control with its label and a word on it. */
export function Field({ label, note, wrong, children }: Props) {
  const id = useId()
  const noteId = `${id}-note`
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children({ id, 'aria-describedby': noteId, 'aria-invalid': wrong !== null })}
      <p id={noteId} className={wrong === null ? styles.note : styles.wrong} aria-live="polite">
        {wrong ?? note}
      </p>
    </div>
  )
}

interface TickProps {
  readonly label: string
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
  readonly isDisabled?: boolean
}

/** Something that there is or is not. */
export function Tick({ label, isOn, onChange, isDisabled = false }: TickProps) {
  return (
    <label className={styles.tick}>
      <input type="checkbox" checked={isOn} disabled={isDisabled} onChange={({ target }) => onChange(target.checked)} />
      {label}
    </label>
  )
}
