import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useMessages } from '#i18n/messages.tsx'
import { ErrorBoundary } from '#ui/error-boundary.tsx'
import type { CameraProps } from './camera-props.ts'
import type { MapLayer } from './map-layer.ts'
import type { Click, PointedPlace } from './pointing.ts'
import type { MeasuredPlace } from './position.ts'
import type { MapTrouble } from './trouble.ts'
import { hasWebGl } from './web-gl.ts'
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

const LiveView = lazy(async () => ({ default: (await import('./live/live-view.tsx')).LiveView }))
const StillView = lazy(async () => ({ default: (await import('./still/still-view.tsx')).StillView }))

/** The map with what stands on it; without WebGL a still picture of it. It fills the nearest positioned box. */
export function MapView(props: MapViewProps) {
  const { map: words } = useMessages()
  const [isLive, setLive] = useState(hasWebGl)
  return (
    <ErrorBoundary fallback={<p className={styles.broken}>{words.failed}</p>}>
      <Suspense>{isLive ? <LiveView {...props} onBroken={() => setLive(false)} /> : <StillView {...props} />}</Suspense>
    </ErrorBoundary>
  )
}
