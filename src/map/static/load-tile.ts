import { BASEMAP } from '../basemap/source.ts'
import { basemapTile } from '../basemap/tiles/tile.ts'

/** The bytes of the tile at an address: those of the basemap are cut here, others are fetched. */
export async function loadTile(url: string): Promise<ArrayBuffer> {
  if (url.startsWith(`${BASEMAP}://`)) return basemapTile(url, new AbortController().signal)
  const response = await fetch(url)
  if (!response.ok) throw new Error(`The tile could not be read (${response.status}): ${url}`)
  return response.arrayBuffer()
}
