import type { MapLayer } from './map-layer.ts'
import { useMapWords } from './words/words.ts'
import styles from './legend.module.css'

/** What the signs on the map mean, the topmost layer first. */
export function Legend({ layers }: { readonly layers: readonly MapLayer[] }) {
  const words = useMapWords()
  return (
    <section aria-label={words.legend} className={styles.legend}>
      {layers.toReversed().map(({ name, Legend: Part }) => (
        <Part key={name} />
      ))}
    </section>
  )
}
