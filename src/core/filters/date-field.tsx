import type { LocalDate } from '#contract/status/local-time.ts'
import { DateInput } from '#core/ui/date-input.tsx'
import styles from './date-field.module.css'

interface Props {
  readonly label: string
  readonly isLabelHidden?: boolean
  readonly value: LocalDate | undefined
  readonly onChange: (date: LocalDate | null) => void
}

/** A day, or none, and what it is for. */
export function DateField({ label, isLabelHidden = false, value = '', onChange }: Props) {
  return (
    <label className={styles.field}>
      <span className={isLabelHidden ? 'visually-hidden' : undefined}>{label}</span>
      <DateInput value={value} onChange={onChange} />
    </label>
  )
}
