import { Fragment, useId, type ReactNode } from 'react'
import styles from './radio-choice.module.css'

interface Option<T> {
  readonly value: T
  readonly label: string
  /** The language of the label, where it is another than the page's. */
  readonly lang?: string
  /** What is to be known before it is chosen. */
  readonly note?: ReactNode
}

interface Props<T> {
  readonly label: string
  readonly options: readonly Option<T>[]
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
      {options.map(({ value, label: words, lang, note }) => (
        <Fragment key={value}>
          <label lang={lang}>
            <input
              type="radio"
              name={name}
              checked={value === chosen}
              onChange={() => onChoose(value)}
              aria-describedby={note === undefined ? undefined : `${name}${value}`}
            />
            {words}
          </label>
          {note !== undefined && <small id={`${name}${value}`}>{note}</small>}
        </Fragment>
      ))}
    </fieldset>
  )
}
