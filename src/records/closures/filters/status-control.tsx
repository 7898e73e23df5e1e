import type { DisplayStatus } from '#contract/standing/display-status.ts'
import { Swatch } from '#core/signs/swatch.tsx'
import { formatNumber } from '#core/i18n/formats.ts'
import { useLanguage, useMessages } from '#core/i18n/messages.tsx'
import { useStatusFilter } from './closure-filter.ts'
import { isOn, KINDS, type Kind } from './status-filter.ts'
import styles from './status-control.module.css'

/** The display status that a switch is drawn as. */
const DRAWN_AS: Readonly<Record<Kind, DisplayStatus>> = {
  current: 'closed-now',
  upcoming: 'upcoming-closure',
  notice: 'notice',
  expired: 'expired',
}

interface Props {
  readonly counts: Readonly<Record<Kind, number | null>> | null
  /** Whether there are as many at least, and nobody has counted them all. */
  readonly isAtLeast: boolean
}

/** Switches for what is shown; each is drawn as the map draws it, so that it is the legend too. */
export function StatusControl({ counts, isAtLeast }: Props) {
  const { filter, list } = useMessages()
  const language = useLanguage()
  const numberOf = (count: number) => {
    const text = formatNumber(language, count)
    return isAtLeast ? list.atLeast(text) : text
  }
  const { filter: chosen, toggle } = useStatusFilter()
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
          <Swatch status={DRAWN_AS[kind]} />
          {filter.kinds[kind]}
          {counts?.[kind] != null && <b className={styles.count}>{numberOf(counts[kind])}</b>}
        </button>
      ))}
    </fieldset>
  )
}
