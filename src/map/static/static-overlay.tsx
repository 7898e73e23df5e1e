import { MAX_ZOOM, MIN_ZOOM, type Camera } from '#core/viewport/camera.ts'
import { Credits } from '../controls/credits.tsx'
import type { MapViewProps } from '../view/map-view-props.ts'
import { cameraBeside } from './frame.ts'
import { Overlay } from '../controls/overlay.tsx'
import { useMapMessages } from '../messages.ts'
import styles from './static-view.module.css'

type Props = Pick<MapViewProps, 'layers' | 'camera' | 'onCameraChange' | 'onAsk' | 'controls'>

/** What stands on the still picture. */
export function StaticOverlay({ camera, onCameraChange, ...asked }: Props) {
  const words = useMapMessages()
  return (
    <Overlay
      {...asked}
      zoom={camera.zoom}
      zoomsByFingers={false}
      onStep={(step) => onCameraChange(zoomed(camera, step))}
      onPan={(way) => onCameraChange(cameraBeside(camera, way))}
      onLook={onCameraChange}
    >
      <p className={styles.note}>{words.still}</p>
      <Credits layers={asked.layers} />
    </Overlay>
  )
}

/** The camera so many whole zooms nearer, as far as the map goes. */
export function zoomed(camera: Camera, step: number): Camera {
  return { ...camera, zoom: Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, Math.round(camera.zoom + step))) }
}
