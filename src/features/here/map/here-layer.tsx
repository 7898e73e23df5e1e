import { lazyComponent } from '#core/ui/lazy-component.tsx'
import type { MapLayer } from '#map/map-layer.ts'
import { useHere } from '../here-address.ts'

/** The place that the visitor asks about. */
export const hereLayer: MapLayer = { name: 'here', Layers: HereLayers }

/** Comes with the first place that is asked about. */
const HereOnMap = lazyComponent(() => import('./here-on-map.tsx'), 'HereOnMap')

function HereLayers() {
  const [here] = useHere()
  return here !== null && <HereOnMap />
}
