import { addressOf } from 'virtual:basemap'
import { WorkerClient } from '#core/workers/worker-client.ts'
import { filesFor } from './bands.ts'
import type { TileQuestion } from './messages.ts'
import { BASEMAP } from './source.ts'

const TILE = new RegExp(`^${BASEMAP}://([^/]+)/(\\d+)/(\\d+)/(\\d+)$`)

const client = new WorkerClient<TileQuestion, ArrayBuffer, string>({
  start: () => new Worker(new URL('./basemap.worker.ts', import.meta.url), { type: 'module' }),
  errorOf: (reason) => new Error(`No tile of the basemap: ${reason}`),
})

/**
 * The bytes of the tile (MVT) at an address of the basemap's source. Tiles are cut in a worker, which starts with the
 * first one. Rejects where a tile cannot be made, or is no longer wanted.
 */
export async function basemapTile(url: string, signal: AbortSignal): Promise<ArrayBuffer> {
  const [, language = '', z = '', x = '', y = ''] = TILE.exec(url) ?? []
  if (language === '') throw new Error(`Not an address of a basemap tile: ${url}`)
  const tile = { z: Number(z), x: Number(x), y: Number(y) }
  const files = filesFor(tile).map(({ name, band }) => ({ band, url: addressOf(name) }))
  return client.ask({ language, tile, files }, signal)
}
