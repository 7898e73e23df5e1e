import { useEffect } from 'react'
import { formatKilometres } from '#core/i18n/size-formats.ts'
import { useLanguage } from '#core/i18n/messages.tsx'
import { useSurface } from '#map/surface.ts'
import { tapsTaken } from '#map/taps.ts'
import { distance } from '#core/viewport/geometry/globe.ts'
import { drawingFinished, hikeCleared, pointDrawn, pointUndone, type DrawnPoint } from '../hike-state.ts'
import { useHikeMessages } from '../messages.ts'
import styles from './drawing.module.css'

/** Setting points on the map, by pointer or at its middle. */
export function Drawing({ points }: { readonly points: readonly DrawnPoint[] }) {
  const surface = useSurface()
  const words = useHikeMessages()
  const language = useLanguage()
  useEffect(() => tapsTaken(({ lng, lat }) => pointDrawn([lng, lat])), [])
  const length = points.slice(1).reduce((sum, point, index) => sum + distance(...(points[index] ?? point), ...point), 0)
  return (
    <div role="toolbar" aria-label={words.draw} className={styles.bar}>
      <output className={styles.count}>{words.pointsSet(points.length, formatKilometres(language, length))}</output>
      <button
        type="button"
        onClick={() => {
          const { lng, lat } = surface.middle()
          pointDrawn([lng, lat])
        }}
      >
        {words.pointHere}
      </button>
      <button type="button" disabled={points.length === 0} onClick={pointUndone}>
        {words.undo}
      </button>
      <button type="button" onClick={hikeCleared}>
        {words.cancel}
      </button>
      <button type="button" className={styles.finish} disabled={points.length < 2} onClick={drawingFinished}>
        {words.finish}
      </button>
    </div>
  )
}
