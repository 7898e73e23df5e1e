import { basemapAttribution } from './basemap/attribution.ts'
import type { MapLayer } from './map-layer.ts'
import { useMapWords } from './words/words.ts'
import styles from './credits.module.css'

/** Whom the map's data is owed to: always on the map. */
export function Credits({ layers }: { readonly layers: readonly MapLayer[] }) {
  const words = useMapWords()
  return (
    <p className={styles.credits}>
      {layers.map(({ name, Credit }) => Credit && <Credit key={name} />)}
      <span>
        {words.base}{' '}
        {basemapAttribution.map(({ name, licence, url }, index) => (
          <span key={name}>
            {index > 0 && ', '}
            <a href={url} title={licence} target="_blank" rel="noreferrer">
              {name}
            </a>
          </span>
        ))}
      </span>
    </p>
  )
}
