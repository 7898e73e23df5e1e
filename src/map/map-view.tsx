import { lazy, Suspense } from 'react'
import { useMessages } from '#i18n/messages.tsx'
import { ErrorBoundary } from '#ui/error-boundary.tsx'
import type { MapViewProps } from './map-view-props.ts'
import { useLive } from './use-live.ts'
import styles from './map-view.module.css'

const LiveView = lazy(async () => ({ default: (await import('./live/live-view.tsx')).LiveView }))
const StillView = lazy(async () => ({ default: (await import('./still/still-view.tsx')).StillView }))

/** The map with what stands on it; a still picture of it without WebGL, and where what moves it cannot be loaded. It fills the nearest positioned box. */
export function MapView(props: MapViewProps) {
  const { map: words } = useMessages()
  const { isLive, ...ends } = useLive()
  const still = <StillView {...props} />
  const live = (
    <ErrorBoundary fallback={still}>
      <LiveView {...props} {...ends} />
    </ErrorBoundary>
  )
  return (
    <ErrorBoundary fallback={<p className={styles.broken}>{words.failed}</p>}>
      <Suspense>{isLive ? live : still}</Suspense>
    </ErrorBoundary>
  )
}
