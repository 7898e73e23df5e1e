import { lazy, Suspense } from 'react'
import { useHikeOpen } from '#hike/hike-open.ts'
import { MapView, type MapViewProps } from '#map/map-view.tsx'
import { layers } from './layers.ts'

/** Comes with the first check of a hike. */
const HikeOnMap = lazy(async () => ({ default: (await import('#hike/map/hike-on-map.tsx')).HikeOnMap }))

/** The map with this app's layers, and a hike while one is checked. */
function LayeredMap(props: Omit<MapViewProps, 'layers' | 'children'>) {
  const { isOpen } = useHikeOpen()
  return (
    <MapView layers={layers} {...props}>
      {isOpen && (
        <Suspense>
          <HikeOnMap />
        </Suspense>
      )}
    </MapView>
  )
}

// `lazy` takes a module's default.
export default LayeredMap
