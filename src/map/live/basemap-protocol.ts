import { addProtocol } from 'maplibre-gl'
import { BASEMAP } from '../basemap/source.ts'
import { basemapTile } from '../basemap/tiles/tile.ts'

/** Makes the basemap's tiles available to MapLibre, which reports an error for one that cannot be made. */
export function addBasemapProtocol(): void {
  addProtocol(BASEMAP, async ({ url }, { signal }) => ({ data: await basemapTile(url, signal) }))
}
