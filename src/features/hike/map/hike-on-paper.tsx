import { lazyComponent } from '#core/ui/lazy-component.tsx'
import type { MapLayer } from '#map/map-layer.ts'
import { useHikeOpen } from '../hike-open.ts'
import { useHikeStage } from '../hike-stage.ts'

/** The hike that is being checked, on paper: a line that is still being drawn is none. */
export const hikeOnPaper: MapLayer = { name: 'hike', Layers: HikeLine }

/** It is there already, as the map on the screen has it. */
const HikeOnMap = lazyComponent(() => import('./hike-on-map.tsx'), 'HikeOnMap')

function HikeLine() {
  const { isOpen } = useHikeOpen()
  const { kind } = useHikeStage()
  return isOpen && kind === 'line' && <HikeOnMap />
}
