import type { MapLayer } from '#map/map-layer.ts'
import { useHikeOpen } from '../hike-open.ts'
import { useHikeStage } from '../hike-stage.ts'
import { HikeOnMap } from './hike-on-map.tsx'

/** The hike that is being checked, on paper: a line that is still being drawn is none. */
export const hikeOnPaper: MapLayer = { name: 'hike', Layers: HikeLine }

function HikeLine() {
  const { isOpen } = useHikeOpen()
  const { kind } = useHikeStage()
  return isOpen && kind === 'line' && <HikeOnMap />
}
