import { useId } from 'react'
import { Icon } from '#core/ui/icons/icon.tsx'
import { drawingStarted } from '../hike-route.ts'
import { useHikeMessages } from '../messages.ts'
import styles from './hike-card.module.css'

interface Props {
  readonly intro: string | null
  readonly onFile: (file: File) => void
}

/** The two ways to a route: a file, or drawing it on the map. */
export function RouteChooser({ intro, onFile }: Props) {
  const words = useHikeMessages()
  const id = useId()
  return (
    <div className={styles.words}>
      {intro !== null && <p>{intro}</p>}
      <label htmlFor={id} className={`${styles.button} ${styles.main}`}>
        <Icon name="file" size={18} />
        {words.chooseFile}
        <input
          id={id}
          type="file"
          className="visually-hidden"
          accept=".gpx,.kml,.kmz,.tcx,.geojson,.json,.zip,.gz,application/gpx+xml,application/vnd.google-earth.kml+xml,application/vnd.google-earth.kmz,application/zip,application/gzip,application/vnd.garmin.tcx+xml,application/geo+json"
          aria-describedby={`${id}-kinds`}
          onChange={({ target }) => {
            const file = target.files?.[0]
            // So that the same file, mended, can be chosen again.
            target.value = ''
            if (file !== undefined) onFile(file)
          }}
        />
      </label>
      <p id={`${id}-kinds`} className={styles.hint}>
        {words.fileKinds}
      </p>
      <button type="button" className={styles.button} onClick={drawingStarted}>
        <Icon name="route" size={18} />
        {words.draw}
      </button>
    </div>
  )
}
