import type { ReactNode } from 'react'
import type { Tone as ToneName } from '#contract/standing/display-status.ts'
import styles from './tone.module.css'

/** What a status word says by its colour; the word itself says it too. */
export function Tone({ tone, children }: { readonly tone: ToneName; readonly children: ReactNode }) {
  return <span className={`${styles.tone} ${styles[tone]}`}>{children}</span>
}
