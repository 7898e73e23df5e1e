import { useState } from 'react'
import { useLanguage } from '#core/i18n/messages.tsx'
import { formatMeasure } from '#contract/messages/numbers.ts'
import { useMapEvent, useMapInstance } from './map-instance.ts'
import { scaleAt } from './scale.ts'
import { cameraOf } from './map-camera.ts'
import styles from './scale-bar.module.css'

const LIMIT = 100

/** How long a round distance is on the map. */
export function ScaleBar() {
  const map = useMapInstance()
  const language = useLanguage()
  const [{ metres, width }, setScale] = useState(() => scaleAt(cameraOf(map), LIMIT))
  useMapEvent('move', () => setScale(scaleAt(cameraOf(map), LIMIT)))
  return (
    <div className={styles.scale}>
      <span className={styles.bar} style={{ width }} />
      {metres >= 1000 ? formatMeasure(language, metres / 1000, 'kilometer') : formatMeasure(language, metres, 'meter')}
    </div>
  )
}
