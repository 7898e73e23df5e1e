import { useEffect } from 'react'
import { formatKilometres } from '#i18n/size-formats.ts'
import { useLanguage } from '#i18n/messages.tsx'
import { useMapInstance } from '#map/live/map-instance.ts'
import { MiddleMark } from '#map/live/middle-mark.tsx'
import { distance } from '#viewport/geometry/globe.ts'
import { drawingFinished, hikeCleared, pointDrawn, pointUndone, type DrawnPoint } from '../hike-state.ts'
import { useHikeWords } from '../words/words.ts'
import styles from './drawing.module.css'

/** How far a finger may slip between down and up and still mean a tap, in px. */
const SLIP = 8

/** Setting points on the map, by pointer or at its middle. */
export function Drawing({ points }: { readonly points: readonly DrawnPoint[] }) {
  const map = useMapInstance()
  const words = useHikeWords()
  const language = useLanguage()
  useTaps()
  const length = points.slice(1).reduce((sum, point, index) => sum + distance(...(points[index] ?? point), ...point), 0)
  return (
    <>
      <MiddleMark when="always" />
      <div role="toolbar" aria-label={words.draw} className={styles.bar}>
        <output className={styles.count}>{words.pointsSet(points.length, formatKilometres(language, length))}</output>
        <button
          type="button"
          onClick={() => {
            const { lng, lat } = map.getCenter()
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
    </>
  )
}

/** Taps set points and select nothing: they are taken before the map hears of them. */
function useTaps(): void {
  const map = useMapInstance()
  useEffect(
    function takeTaps() {
      const container = map.getCanvasContainer()
      const canvas = map.getCanvas()
      const taps = new AbortController()
      let down: { readonly x: number; readonly y: number } | null = null
      const onDown = ({ clientX: x, clientY: y }: PointerEvent) => (down = { x, y })
      const onClick = (event: MouseEvent) => {
        event.stopPropagation()
        const moved = down === null ? 0 : Math.hypot(event.clientX - down.x, event.clientY - down.y)
        if (moved > SLIP) return
        const { left, top } = canvas.getBoundingClientRect()
        const { lng, lat } = map.unproject([event.clientX - left, event.clientY - top])
        pointDrawn([lng, lat])
      }
      const parent = container.parentElement ?? container
      parent.addEventListener('pointerdown', onDown, { capture: true, signal: taps.signal })
      parent.addEventListener('click', onClick, { capture: true, signal: taps.signal })
      map.doubleClickZoom.disable()
      container.classList.add('drawing')
      return () => {
        taps.abort()
        map.doubleClickZoom.enable()
        container.classList.remove('drawing')
      }
    },
    [map],
  )
}
