import { useState } from 'react'
import { isLocalDate, type LocalDate } from '#contract/status/local-time.ts'
import styles from './date-field.module.css'

const [EARLIEST, LATEST] = ['1900-01-01', '2999-12-31']

interface Props {
  readonly label: string
  readonly isLabelHidden?: boolean
  readonly value: LocalDate | undefined
  readonly onChange: (date: LocalDate | null) => void
}

/** A day, or none. While a year is being typed it is none yet, and nothing follows it. */
export function DateField({ label, isLabelHidden = false, value = '', onChange }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <label className={styles.field}>
      <span className={isLabelHidden ? 'visually-hidden' : undefined}>{label}</span>
      <input
        type="date"
        min={EARLIEST}
        max={LATEST}
        value={typed ?? value}
        onChange={({ target }) => {
          setTyped(target.value)
          if (target.value === '') onChange(null)
          else if (isLocalDate(target.value) && target.value >= EARLIEST && target.value <= LATEST) {
            onChange(target.value)
          }
        }}
        onBlur={() => setTyped(null)}
      />
    </label>
  )
}
