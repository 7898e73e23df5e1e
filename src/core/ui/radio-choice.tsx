import { useId } from 'react'
import styles from './radio-choice.module.css'

interface Props<T> {
  readonly label: string
  readonly options: readonly { readonly value: T; readonly label: string }[]
  readonly chosen: T
  readonly onChoose: (value: T) => void
  readonly className?: string | undefined
}

/** One of a few, in words. */
export function RadioChoice<T extends string | null>({ label, options, chosen, onChoose, className = '' }: Props<T>) {
  const name = useId()
  return (
    <fieldset className={`${styles.choice} ${className}`}>
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input type="radio" name={name} checked={option.value === chosen} onChange={() => onChoose(option.value)} />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
