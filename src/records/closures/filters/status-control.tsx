import type { ReactNode } from 'react'
import { formatNumber } from '#contract/messages/numbers.ts'
import { CurrentSwatch, Swatch } from '#core/signs/swatch.tsx'
import { useLanguage, useMessages } from '#core/i18n/messages.tsx'
import { isNotLoaded } from '#core/api/loaded.ts'
import { NO_NUMBER } from '#core/ui/list/list.tsx'
import { useClosuresInView } from '../closures-in-view.ts'
import { useStatusFilter } from './closure-filter.ts'
import { isOn, KINDS, type Kind } from './status-filter.ts'
import { useToldNumber } from '../told-number.ts'
import styles from './status-control.module.css'

/** What a switch is drawn as; what is current is not all in force, so that it has a sample of its own. */
const SAMPLES: Readonly<Record<Kind, ReactNode>> = {
  current: <CurrentSwatch />,
  upcoming: <Swatch status="upcoming-closure" />,
  notice: <Swatch status="notice" />,
  expired: <Swatch status="expired" />,
}

/** Switches for what is shown; each is drawn as the map draws it, so that it is the legend too. */
export function StatusControl() {
  const loaded = useClosuresInView()
  const { filter } = useMessages()
  const told = useToldNumber()
  const language = useLanguage()
  const { filter: chosen, toggle } = useStatusFilter()
  const countOf = (kind: Kind) => {
    if (isNotLoaded(loaded)) return isOn(chosen, kind) ? NO_NUMBER : null
    const count = loaded.data?.counts[kind] ?? null
    if (count === null) return null
    return told(formatNumber(language, count))
  }
  return (
    <fieldset className={styles.group}>
      <legend className="visually-hidden">{filter.status}</legend>
      {KINDS.map((kind) => (
        <button
          key={kind}
          type="button"
          aria-pressed={isOn(chosen, kind)}
          className={styles.switch}
          onClick={() => toggle(kind)}
        >
          {SAMPLES[kind]}
          <span className={styles.word}>{filter.kinds[kind]}</span>
          <b className={styles.count}>{countOf(kind)}</b>
        </button>
      ))}
    </fieldset>
  )
}
