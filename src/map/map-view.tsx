import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useMessages } from '#i18n/messages.tsx'
import { ErrorBoundary } from '#ui/error-boundary.tsx'
import { ShownBasemap } from './basemap-shown.tsx'
import { CameraSync, type CameraProps } from './camera-sync.ts'
import { DrawnStatus } from './drawn-status.tsx'
import { MapCanvas } from './map-canvas.tsx'
import { MapImages } from './map-images.ts'
import type { MapLayer } from './map-layer.ts'
import { Overlay } from './overlay.tsx'
import { MiddleMark } from './middle-mark.tsx'
import { Pointer, type Click } from './pointer.ts'
import type { MeasuredPlace } from './position.ts'
import type { PointedPlace } from './press.ts'
import { TroubleWatch, type MapTrouble } from './trouble.ts'
import styles from './map-view.module.css'

export interface MapViewProps extends CameraProps {
  /** What it shows, bottom to top. */
  readonly layers: readonly MapLayer[]
  /** A click, on one thing, on several or on none. */
  readonly onClick: (click: Click) => void
  /** The visitor wants to know what applies at a place: one pointed at, or the device's own. */
  readonly onAsk: (place: PointedPlace | MeasuredPlace) => void
  /** What cannot be shown, as soon as that is known; null when all is well again. */
  readonly onError: (trouble: MapTrouble | null) => void
  /** What else is on the map for a while. */
  readonly children?: ReactNode
}

/** For devices without WebGL only. */
const StillView = lazy(async () => ({ default: (await import('./still/still-view.tsx')).StillView }))

/** The map with what stands on it. It fills the nearest positioned box. */
export function MapView({ layers, onClick, onAsk, onError, children, ...view }: MapViewProps) {
  const { map: words } = useMessages()
  const [broken, setBroken] = useState(false)
  const onBroken = () => {
    setBroken(true)
    onError('map')
  }
  if (broken) {
    return (
      <ErrorBoundary fallback={<p className={styles.broken}>{words.failed}</p>}>
        <Suspense>
          <StillView layers={layers} onClick={onClick} onAsk={onAsk} onError={onError} {...view}>
            {children}
          </StillView>
        </Suspense>
      </ErrorBoundary>
    )
  }
  return (
    <MapCanvas camera={view.camera} padding={view.padding} onBroken={onBroken}>
      <TroubleWatch onError={onError} />
      <MapImages layers={layers} />
      <ShownBasemap />
      {layers.map(({ name, Layers }) => (
        <Layers key={name} />
      ))}
      {children}
      <CameraSync {...view} />
      <Pointer layers={layers} onClick={onClick} onAsk={onAsk} />
      <MiddleMark when="focused" />
      <DrawnStatus layers={layers} />
      <Overlay layers={layers} onAsk={onAsk} />
    </MapCanvas>
  )
}
