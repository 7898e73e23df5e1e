import type { MouseEvent } from 'react'
import { actThenFocus } from '#core/ui/focus.ts'
import { Icon } from '#core/ui/icons/icon.tsx'
import type { ActiveFilter } from './user-filter.ts'
import { useFilterMessages } from './messages.ts'
import styles from './active-chips.module.css'

interface Props {
  readonly active: readonly ActiveFilter[]
  readonly onClear: () => void
  /** What else can be done with what they leave. */
  readonly action?: { readonly label: string; readonly onAct: () => void }
}

/** What is filtered by, each value with a way to take it away. */
export function ActiveChips({ active, onClear, action }: Props) {
  const words = useFilterMessages()
  return (
    <ul className={styles.chips} aria-label={words.active}>
      {active.map(({ key, label, remove }) => (
        <li key={key}>
          <button type="button" className={styles.chip} aria-label={words.remove(label)} onClick={passingFocus(remove)}>
            {label}
            <Icon name="close" size={14} />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className={styles.clear} onClick={passingFocus(onClear)}>
          {words.clearAll}
        </button>
      </li>
      {action !== undefined && (
        <li>
          <button type="button" className={styles.clear} onClick={action.onAct}>
            {action.label}
          </button>
        </li>
      )}
    </ul>
  )
}

/** A press by which its chip goes, and may be all: the focus passes to the next one, else to what stands before the list. */
function passingFocus(act: () => void) {
  return ({ currentTarget }: MouseEvent) => {
    const list = currentTarget.closest('ul')
    const next = currentTarget.closest('li')?.nextElementSibling
    const before = list?.previousElementSibling ?? list?.parentElement?.previousElementSibling
    actThenFocus(act, () => (next?.isConnected ? next : before))
  }
}
