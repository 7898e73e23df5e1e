import { areaLayer } from '#areas/area-layer.tsx'
import { closureLayer } from '#closures/closure-layer.tsx'
import type { MapLayer } from '#map/map-layer.ts'

/** What the map shows, bottom to top: one line a layer. */
export const layers: readonly MapLayer[] = [areaLayer, closureLayer]
