import { useId } from 'react'
import { formatMeasure } from '#contract/messages/numbers.ts'
import { useLanguage } from '#core/i18n/messages.tsx'
import styles from '../pack.module.css'

interface Props {
  readonly label: string
  readonly steps: readonly number[]
  readonly value: number
  readonly onChange: (km: number) => void
}

/** A choice of some distances. */
export function Kilometres({ label, steps, value, onChange }: Props) {
  const language = useLanguage()
  const id = useId()
  return (
    <div className={styles.row}>
      <label htmlFor={id}>{label}</label>
      <select id={id} className={styles.select} value={value} onChange={({ target }) => onChange(Number(target.value))}>
        {steps.map((km) => (
          <option key={km} value={km}>
            {formatMeasure(language, km, 'kilometer')}
          </option>
        ))}
      </select>
    </div>
  )
}
