import * as urls from 'virtual:basemap'
import type { Delivery, Order } from './messages.ts'
import { BASEMAP } from './source.ts'

interface Wish {
  readonly resolve: (tile: ArrayBuffer) => void
  readonly reject: (reason: unknown) => void
}

const TILE = new RegExp(`^${BASEMAP}://([^/]+)/(\\d+)/(\\d+)/(\\d+)$`)
const wishes = new Map<number, Wish>()
let lastId = 0
let worker: Worker | undefined

/**
 * The bytes of the tile (MVT) at an address of the basemap's source. Tiles are cut in a worker, which starts with the
 * first one. Rejects where a tile cannot be made, or is no longer wanted.
 */
export async function basemapTile(url: string, signal: AbortSignal): Promise<ArrayBuffer> {
  const [, language = '', z = '', x = '', y = ''] = TILE.exec(url) ?? []
  if (language === '') throw new Error(`Not an address of a basemap tile: ${url}`)
  signal.throwIfAborted()
  const id = ++lastId
  const drop = (): void => {
    tell({ type: 'drop', id })
    wishes.get(id)?.reject(signal.reason)
  }
  signal.addEventListener('abort', drop)
  try {
    return await new Promise<ArrayBuffer>((resolve, reject) => {
      wishes.set(id, { resolve, reject })
      tell({ type: 'cut', id, language, tile: { z: Number(z), x: Number(x), y: Number(y) }, urls: { ...urls } })
    })
  } finally {
    wishes.delete(id)
    signal.removeEventListener('abort', drop)
  }
}

function tell(order: Order): void {
  worker ??= start()
  worker.postMessage(order, [])
}

function start(): Worker {
  const started = new Worker(new URL('./basemap.worker.ts', import.meta.url), { type: 'module' })
  started.addEventListener('message', ({ data }: MessageEvent<Delivery>) => {
    const wish = wishes.get(data.id)
    if ('tile' in data) wish?.resolve(data.tile)
    else wish?.reject(new Error(data.problem))
  })
  started.addEventListener('error', ({ message }) => {
    started.terminate()
    worker = undefined
    for (const { reject } of wishes.values()) reject(new Error(`The basemap's worker failed: ${message}`))
  })
  return started
}
