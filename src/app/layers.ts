import { areaLayer } from '#records/areas/layer/area-layer.tsx'
import { closureLayer } from '#records/closures/layer/closure-layer.tsx'
import type { MapLayer } from '#map/map-layer.ts'

/** What the map shows, bottom to top: one line a layer. */
export const layers: readonly MapLayer[] = [areaLayer, closureLayer]
