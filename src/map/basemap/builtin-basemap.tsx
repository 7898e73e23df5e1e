import { lazy, Suspense, use, useState } from 'react'
import { useAppConfig } from '#core/api/app-config.ts'
import { ErrorBoundary } from '#core/ui/error-boundary.tsx'
import { lazyComponent } from '#core/ui/lazy-component.tsx'
import { Basemap } from './basemap.tsx'
import { GroundWaits } from './ground-waits.ts'
import { NO_DETAIL_FROM } from './layers.ts'
import type { LookedAt } from './no-detail/places-of-words.ts'

/** For services that have the ground of regions. */
const GroundedBasemap = lazy(async () => ({
  default: (await import('../ground/grounded-basemap.tsx')).GroundedBasemap,
}))
/** Comes with the first look that is closer than the data is true. */
const NoDetail = lazyComponent(() => import('./no-detail/no-detail.tsx'), 'NoDetail', { quiet: true })

interface Props {
  readonly view: LookedAt
  /** Whether the map has been drawn. */
  readonly isDrawn: boolean
}

/** The background that comes with the app, with the ground of the regions that the service knows closely. */
export function BuiltinBasemap({ view, isDrawn }: Props) {
  const waits = use(GroundWaits)
  const [wasDrawn, setWasDrawn] = useState(isDrawn)
  if (isDrawn && !wasDrawn) setWasDrawn(true)
  const hasGrounds = useAppConfig().grounds.length > 0 && (wasDrawn || !waits)
  return (
    <>
      {hasGrounds ? (
        <ErrorBoundary fallback={<Basemap />}>
          <Suspense fallback={waits && <Basemap />}>
            <GroundedBasemap />
          </Suspense>
        </ErrorBoundary>
      ) : (
        <Basemap />
      )}
      {view.zoom > NO_DETAIL_FROM && <NoDetail view={view} />}
    </>
  )
}
