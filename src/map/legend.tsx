import { useMessages } from '#i18n/messages.tsx'
import type { MapLayer } from './map-layer.ts'
import styles from './legend.module.css'

/** What the signs on the map mean, the topmost layer first. */
export function Legend({ layers }: { readonly layers: readonly MapLayer[] }) {
  const { map: words } = useMessages()
  return (
    <section aria-label={words.legend} className={styles.legend}>
      {layers.toReversed().map(({ name, Legend: Part }) => (
        <Part key={name} />
      ))}
    </section>
  )
}
