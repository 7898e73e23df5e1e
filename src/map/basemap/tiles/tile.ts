import { WorkerClient } from '#core/workers/worker-client.ts'
import type { TileQuestion } from './messages.ts'
import { tileQuestion } from './tile-question.ts'

const client = new WorkerClient<TileQuestion, ArrayBuffer, string>({
  start: () => new Worker(new URL('./basemap.worker.ts', import.meta.url), { type: 'module' }),
  errorOf: (reason) => new Error(`No tile of the basemap: ${reason}`),
})

/**
 * The bytes of the tile (MVT) at an address of the basemap's source. Tiles are cut in a worker, which starts with the
 * first one. Rejects where a tile cannot be made, or is no longer wanted.
 */
export async function basemapTile(url: string, signal: AbortSignal): Promise<ArrayBuffer> {
  return client.ask(tileQuestion(url), signal)
}
