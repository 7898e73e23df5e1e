import type { ReactNode } from 'react'
import type { MapLayer } from './map-layer.ts'
import { useMapWords } from './words/words.ts'
import styles from './legend.module.css'

interface Props {
  readonly layers: readonly MapLayer[]
  /** What stands below it. */
  readonly children?: ReactNode
}

/** What the signs on the map mean, the topmost layer first. */
export function Legend({ layers, children }: Props) {
  const words = useMapWords()
  return (
    <section aria-label={words.legend} className={styles.legend}>
      {layers.toReversed().map(({ name, Legend: Part }) => (
        <Part key={name} />
      ))}
      {children}
    </section>
  )
}
