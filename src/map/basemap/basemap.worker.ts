import { decodeBand } from './band.ts'
import { bandsAt, FIRST_ZOOM, type BandName } from './bands.ts'
import type { Delivery, Order } from './messages.ts'
import { cutTile, indexBand, type BandIndex } from './tiles.ts'

type Cut = Extract<Order, { type: 'cut' }>

const wanted = new Set<number>()
const bands = new Map<BandName, Promise<BandIndex>>()

self.addEventListener('message', ({ data }: MessageEvent<Order>) => {
  if (data.type === 'drop') {
    wanted.delete(data.id)
    return
  }
  wanted.add(data.id)
  void deliver(data)
})

async function deliver({ id, tile, language, urls }: Cut): Promise<void> {
  try {
    const indexes = await Promise.all(bandsAt(tile.z).map((band) => load(band, urls[band])))
    // Lets orders that came meanwhile in first: they may drop this tile.
    await new Promise((resolve) => setTimeout(resolve))
    if (!wanted.delete(id)) return
    const names = new Intl.DisplayNames(language, { type: 'region' })
    const { buffer } = cutTile(indexes, tile, (code) => names.of(code) ?? code).slice()
    answer({ id, tile: buffer }, [buffer])
  } catch (error) {
    if (wanted.delete(id)) answer({ id, problem: error instanceof Error ? error.message : String(error) })
  }
}

function answer(delivery: Delivery, transfer: Transferable[] = []): void {
  self.postMessage(delivery, { transfer })
}

/** The band, fetched once; after a failure the next tile tries again. */
function load(band: BandName, url: string): Promise<BandIndex> {
  const known = bands.get(band)
  if (known !== undefined) return known
  const loading = fetchBand(band, url)
  bands.set(band, loading)
  loading.catch(() => bands.delete(band))
  return loading
}

async function fetchBand(band: BandName, url: string): Promise<BandIndex> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`The basemap's data could not be read (${response.status}): ${url}`)
  return indexBand(decodeBand(await response.arrayBuffer()), FIRST_ZOOM[band])
}
