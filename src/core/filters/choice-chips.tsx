import { useState, type MouseEvent } from 'react'
import { formatNumber } from '#contract/messages/numbers.ts'
import { useLanguage, useMessages } from '#core/i18n/messages.tsx'
import { Chip } from '#core/ui/chip.tsx'
import { actThenFocus } from '#core/ui/focus.ts'
import styles from './choice-chips.module.css'

/** One value that a filter can have. */
export interface Choice<T> {
  readonly value: T
  readonly name: string
}

interface Props<T> {
  readonly choices: readonly Choice<T>[]
  readonly chosen: readonly T[]
  /** How many records each value would give; null where nobody knows. */
  readonly countOf: ((value: T) => number) | null
  /** How many to show before the others are asked for. */
  readonly atFirst?: number
  /** Whether those that would give nothing are not shown before they are asked for either. */
  readonly hidesNone?: boolean
  /** The values from now on; null: any. */
  readonly onChange: (chosen: readonly T[] | null) => void
}

const MANY = 40

/** The values of a filter, any number of which can be on. Those that would give nothing are pale, or come when asked for. */
export function ChoiceChips<T extends string | number>({
  choices,
  chosen,
  countOf,
  atFirst = MANY,
  hidesNone = false,
  onChange,
}: Props<T>) {
  const { filter } = useMessages()
  const language = useLanguage()
  const [all, setAll] = useState(false)
  const counted = choices.map((choice) => ({ ...choice, count: countOf?.(choice.value) ?? null }))
  const isAlwaysThere = ({ value }: Choice<T>) => chosen.includes(value)
  const isFirst = ({ count }: { readonly count: number | null }, index: number) =>
    index < atFirst && !(hidesNone && count === 0)
  const first = all ? counted : counted.filter((choice, index) => isFirst(choice, index) || isAlwaysThere(choice))
  const toggle = (value: T) => {
    const next = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]
    onChange(next.length === 0 ? null : next)
  }
  const showAll = ({ currentTarget }: MouseEvent) => {
    const chips = currentTarget.closest('ul')?.children
    // One goes on at the first that has come.
    actThenFocus(
      () => setAll(true),
      () => chips?.[counted.findIndex((choice) => !first.includes(choice))],
    )
  }
  return (
    <ul className={styles.choices}>
      {first.map(({ value, name, count }) => (
        <li key={value} className={count === 0 ? styles.none : undefined}>
          <Chip on={chosen.includes(value)} onToggle={() => toggle(value)}>
            {name}
            {count !== null && <b className={styles.count}>{formatNumber(language, count)}</b>}
          </Chip>
        </li>
      ))}
      {first.length < counted.length && (
        <li>
          <button type="button" className={styles.more} onClick={showAll}>
            {filter.more(counted.length - first.length)}
          </button>
        </li>
      )}
    </ul>
  )
}
