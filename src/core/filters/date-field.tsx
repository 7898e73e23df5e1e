import { useId } from 'react'
import type { LocalDate } from '#contract/status/local-time.ts'
import { DateInput } from '#core/ui/fields/date-input.tsx'
import styles from './date-field.module.css'

interface Props {
  readonly label: string
  readonly value: LocalDate | undefined
  readonly onChange: (date: LocalDate | null) => void
}

/** A day, or none, and what it is for. */
export function DateField({ label, value = '', onChange }: Props) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <DateInput id={id} value={value} onChange={onChange} />
    </div>
  )
}
