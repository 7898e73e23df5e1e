import { useId, useState } from 'react'
import type { BasemapConfig } from '#contract/config/app-config-basemap.ts'
import { useMessages } from '#core/i18n/messages.tsx'
import { CarryingLink } from '#core/ui/links/carrying-link.tsx'
import { basemapAttribution } from '../basemap/attribution.ts'
import { useDrawnGround } from '../basemap/drawn-ground.ts'
import type { MapLayer } from '../map-layer.ts'
import { useMapMessages } from '../messages.ts'
import styles from './credits.module.css'

interface Props {
  readonly layers: readonly MapLayer[]
  /** The background that is shown, where it is another than the built-in one. */
  readonly basemap?: BasemapConfig
}

interface Owed {
  readonly name: string
  readonly url?: string | undefined
  readonly licence?: string
}

/** Whom the map's data is owed to: always on the map, in a small frame behind a button. */
export function Credits({ layers, basemap }: Props) {
  const words = useMapMessages()
  const { titles } = useMessages()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const ground = useDrawnGround()
  const owed: readonly Owed[] =
    basemap === undefined || basemap.builtin ? [...basemapAttribution, ...(ground?.credits ?? [])] : basemap.attribution
  return (
    <>
      <p id={id} className={styles.credits} data-open={isOpen}>
        {layers.map(({ name, Credit }) => Credit && <Credit key={name} />)}
        <span>
          {words.base}{' '}
          {owed.map(({ name, licence, url }, index) => (
            <span key={name}>
              {index > 0 && ', '}
              {url === undefined ? (
                name
              ) : (
                <a href={url} title={licence} target="_blank" rel="noreferrer">
                  {name}
                </a>
              )}
            </span>
          ))}
          {' · '}
          <CarryingLink path="/licences">{titles.licences}</CarryingLink>
        </span>
      </p>
      <button
        type="button"
        aria-label={words.credits}
        title={words.credits}
        aria-expanded={isOpen}
        aria-controls={id}
        className={styles.opener}
        onClick={() => setOpen(!isOpen)}
      >
        <span>©</span>
      </button>
    </>
  )
}
