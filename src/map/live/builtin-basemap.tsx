import { lazy, Suspense, useState } from 'react'
import { useAppConfig } from '#core/api/app-config.ts'
import { ErrorBoundary } from '#core/ui/error-boundary.tsx'
import { lazyComponent } from '#core/ui/lazy-component.tsx'
import { Basemap } from '../basemap/basemap.tsx'
import { NO_DETAIL_FROM } from '../basemap/layers.ts'
import { useMapEvent, useMapInstance } from './map-instance.ts'

/** For services that have the ground of regions. */
const GroundedBasemap = lazy(async () => ({
  default: (await import('../ground/grounded-basemap.tsx')).GroundedBasemap,
}))
/** Comes with the first look that is closer than the data is true. */
const NoDetail = lazyComponent(() => import('../basemap/no-detail/no-detail.tsx'), 'NoDetail', { quiet: true })

/** The background that comes with the app, with the ground of the regions that the service knows closely. */
export function BuiltinBasemap() {
  const map = useMapInstance()
  const [zoom, setZoom] = useState(map.getZoom())
  useMapEvent('moveend', () => setZoom(map.getZoom()))
  const hasGrounds = useAppConfig().grounds.length > 0
  return (
    <>
      {hasGrounds ? (
        <ErrorBoundary fallback={<Basemap />}>
          <Suspense>
            <GroundedBasemap />
          </Suspense>
        </ErrorBoundary>
      ) : (
        <Basemap />
      )}
      {zoom > NO_DETAIL_FROM && <NoDetail />}
    </>
  )
}
