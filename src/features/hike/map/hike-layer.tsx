import { lazyComponent } from '#core/ui/lazy-component.tsx'
import { Taps } from '#map/live/pointing/lazy-taps.ts'
import type { MapLayer } from '#map/map-layer.ts'
import { useHikeOpen } from '../hike-open.ts'
import { useHikeMessages } from '../messages.ts'

/** The hike that the visitor checks. */
export const hikeLayer: MapLayer = { name: 'hike', Layers: HikeLayers }

/** Comes with the first check of a hike, and with it what takes the taps of a drawing. */
const HikeOnMap = lazyComponent(() => import('./hike-on-map.tsx'), 'HikeOnMap', {
  messages: [useHikeMessages],
  needs: [Taps],
})

function HikeLayers() {
  const { isOpen } = useHikeOpen()
  return isOpen && <HikeOnMap />
}
