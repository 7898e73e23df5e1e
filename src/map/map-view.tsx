import { lazy, Suspense, useState } from 'react'
import { useMessages } from '#i18n/messages.tsx'
import { ErrorBoundary } from '#ui/error-boundary.tsx'
import type { MapViewProps } from './map-view-props.ts'
import { hasWebGl } from './web-gl.ts'
import styles from './map-view.module.css'

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
