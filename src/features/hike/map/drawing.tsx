import { createPortal } from 'react-dom'
import { IconButton } from '#core/ui/icons/icon-button.tsx'
import { useLostFocus } from '#core/ui/hooks/use-lost-focus.ts'
import { formatMeasure } from '#contract/messages/numbers.ts'
import { useLanguage } from '#core/i18n/messages.tsx'
import { NOTICES } from '#map/controls/corners.ts'
import { useSurface } from '#map/style/surface.ts'
import { distance } from '#contract/geo/distance.ts'
import { drawingFinished, hikeCleared } from '../hike-route.ts'
import { pointDrawn, pointUndone, type DrawnPoint } from '../hike-stage.ts'
import { useSettingOut } from '../use-setting-out.ts'
import { useHikeMessages } from '../messages.ts'
import styles from './drawing.module.css'

/** Setting points at the middle of the map, taking them back, and ending that. */
export function Drawing({ points }: { readonly points: readonly DrawnPoint[] }) {
  const surface = useSurface()
  const words = useHikeMessages()
  const setOut = useSettingOut()
  const language = useLanguage()
  const length = points.slice(1).reduce((sum, point, index) => sum + distance(...(points[index] ?? point), ...point), 0)
  const set = words.pointsSet(points.length)
  const first = useLostFocus<HTMLButtonElement>()
  const bar = (
    <div role="toolbar" aria-label={words.draw} className={styles.bar}>
      <output className={styles.count}>
        {points.length === 1 ? set : `${set} · ${formatMeasure(language, length / 1000, 'kilometer')}`}
      </output>
      <button
        ref={first}
        type="button"
        onClick={() => {
          const { lng, lat } = surface.middle()
          pointDrawn([lng, lat])
        }}
      >
        {words.pointHere}
      </button>
      <IconButton icon="undo" label={words.undo} aria-disabled={points.length === 0} onClick={() => pointUndone()} />
      <IconButton icon="close" label={words.cancel} onClick={hikeCleared} />
      <button
        type="button"
        className={styles.finish}
        disabled={points.length < 2}
        onClick={() => void drawingFinished(() => void setOut())}
      >
        {words.finish}
      </button>
    </div>
  )
  const notices = document.querySelector(`[${NOTICES}]`)
  return notices === null ? bar : createPortal(bar, notices)
}
