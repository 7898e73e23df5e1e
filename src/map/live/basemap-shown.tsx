import { lazy, Suspense } from 'react'
import { basemapSource } from '#contract/config/app-config-basemap.ts'
import { ErrorBoundary } from '#core/ui/error-boundary.tsx'
import { basemapFailed, useBasemaps } from '../basemap/basemaps.ts'
import { LiveBuiltinBasemap } from './builtin-basemap.tsx'

/** For sites whose operator offers others than the built-in one. */
const ForeignBasemap = lazy(async () => ({ default: (await import('../basemap/foreign/foreign.tsx')).ForeignBasemap }))

/** The background that is chosen; where it cannot be loaded, the built-in one. */
export function ShownBasemap() {
  const { offered, shown } = useBasemaps()
  const source = basemapSource(shown)
  if (source === null) return <LiveBuiltinBasemap />
  // Whoever has chosen another background goes on seeing that of the app until it is there.
  const meanwhile = shown !== offered[0] && <LiveBuiltinBasemap />
  return (
    <ErrorBoundary key={shown.id} fallback={<LiveBuiltinBasemap />}>
      <Suspense fallback={meanwhile}>
        <ForeignBasemap
          source={source}
          maxZoom={shown.maxZoom}
          onFail={() => basemapFailed(shown.id)}
          meanwhile={meanwhile}
        />
      </Suspense>
    </ErrorBoundary>
  )
}
