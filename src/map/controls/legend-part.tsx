import type { ReactNode } from 'react'
import styles from './legend.module.css'

interface Props {
  readonly title: string
  readonly entries: readonly { readonly key: string; readonly sample: ReactNode; readonly words: string }[]
}

/** A layer's part of the legend: samples with their words. */
export function LegendPart({ title, entries }: Props) {
  return (
    <div>
      <h2 className={styles.title}>{title}</h2>
      <ul>
        {entries.map(({ key, sample, words }) => (
          <li key={key} className={styles.entry}>
            {sample}
            {words}
          </li>
        ))}
      </ul>
    </div>
  )
}
