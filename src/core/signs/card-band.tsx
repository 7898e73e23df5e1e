import type { ReactNode } from 'react'
import type { AreaFamily } from '#contract/records/lookups.ts'
import type { DisplayStatus, Tone } from '#contract/standing/display-status.ts'
import styles from './card-band.module.css'

interface Props {
  /** How the map draws it: the pattern at the band's edge. */
  readonly pattern: DisplayStatus | AreaFamily
  readonly icon: ReactNode
  readonly title: string
  readonly tone?: Tone
  readonly note?: string
}

/** What matters most about a record, over the whole width of its card. */
export function CardBand({ pattern, icon, title, tone = 'plain', note = '' }: Props) {
  return (
    <div className={styles.band} data-pattern={pattern}>
      <span className={styles.icon}>{icon}</span>
      <p className={styles.title} data-tone={tone}>
        {title}
      </p>
      {note !== '' && <p className={styles.note}>{note}</p>}
    </div>
  )
}
