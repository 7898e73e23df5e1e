import { hereLayer } from '#features/here/map/here-layer.tsx'
import { hikeLayer } from '#features/hike/map/hike-layer.tsx'
import { packLayer } from '#features/pack/map/pack-layer.tsx'
import type { MapLayer } from '#map/map-layer.ts'
import { positionLayer } from '#map/position/position-layer.tsx'
import { areaLayer } from '#records/areas/layer/area-layer.tsx'
import { closureLayer } from '#records/closures/layer/closure-layer.tsx'

/** What the map shows, bottom to top: one line a layer. */
export const layers: readonly MapLayer[] = [areaLayer, closureLayer, packLayer, hikeLayer, hereLayer, positionLayer]
