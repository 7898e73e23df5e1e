import { useState } from 'react'
import { useMapEvent, useMapInstance } from './map-instance.ts'
import { scaleAt } from './scale.ts'
import { cameraOf } from './map-camera.ts'
import { useMapMessages } from '../messages.ts'
import styles from './scale-bar.module.css'

const LIMIT = 100

/** How long a round distance is on the map. */
export function ScaleBar() {
  const map = useMapInstance()
  const words = useMapMessages()
  const [{ metres, width }, setScale] = useState(() => scaleAt(cameraOf(map), LIMIT))
  useMapEvent('move', () => setScale(scaleAt(cameraOf(map), LIMIT)))
  return (
    <div className={styles.scale}>
      <span className={styles.bar} style={{ width }} />
      {metres >= 1000 ? words.kilometres(metres / 1000) : words.metres(metres)}
    </div>
  )
}
