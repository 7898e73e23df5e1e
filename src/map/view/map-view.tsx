import { lazy, Suspense } from 'react'
import { useMessages } from '#core/i18n/messages.tsx'
import { ErrorBoundary } from '#core/ui/error-boundary.tsx'
import { loadAgain } from '#core/ui/load-again.ts'
import type { MapViewProps } from './map-view-props.ts'
import { useLive } from './use-live.ts'
import styles from './map-view.module.css'

const LiveView = lazy(async () => ({ default: (await loadAgain(() => import('../live/live-view.tsx'))).LiveView }))
const StaticView = lazy(async () => ({
  default: (await loadAgain(() => import('../static/static-view.tsx'))).StaticView,
}))

/** The map with what stands on it; a still picture of it without WebGL, and where what moves it cannot be loaded. It fills the nearest positioned box. */
export function MapView(props: MapViewProps) {
  const { map: words } = useMessages()
  const { isLive, ...ends } = useLive()
  const still = <StaticView {...props} />
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
