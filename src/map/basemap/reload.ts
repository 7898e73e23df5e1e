import type { Map } from 'maplibre-gl'
import { BASEMAP } from './source.ts'
import { MAX_ZOOM } from './tile-id.ts'

/**
 * Asks again for the basemap's tiles in view, after their data could not be loaded. They are named one by one, because
 * MapLibre, asked for all, waits for ever for those that failed.
 */
export function reloadBasemap(map: Map): void {
  const tiles = map.coveringTiles({ tileSize: 512, minzoom: 0, maxzoom: MAX_ZOOM })
  const inView = tiles.map(({ canonical }) => canonical)
  map.refreshTiles(BASEMAP, inView)
}
