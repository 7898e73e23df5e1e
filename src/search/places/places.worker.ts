import { decodeBand } from '#map/basemap/band.ts'
import { townsOf, villagesOf, type Town } from './gazetteer.ts'
import type { Delivery, Order } from './messages.ts'
import { searchPlaces } from './search-places.ts'

let places: Promise<readonly Town[]> | null = null

self.addEventListener('message', ({ data }: MessageEvent<Order>) => {
  void answer(data)
})

async function answer(order: Order): Promise<void> {
  try {
    const towns = await load(order.urls)
    tell({ id: order.id, found: searchPlaces(towns, order) })
  } catch (error) {
    tell({ id: order.id, problem: error instanceof Error ? error.message : String(error) })
  }
}

function tell(delivery: Delivery): void {
  self.postMessage(delivery, { transfer: [] })
}

/** All places, fetched once; after a failure the next question tries again. */
function load(urls: Order['urls']): Promise<readonly Town[]> {
  places ??= fetchPlaces(urls).catch((error: unknown) => {
    places = null
    throw error
  })
  return places
}

async function fetchPlaces({ gazetteer, villages }: Order['urls']): Promise<readonly Town[]> {
  const [large, small] = await Promise.all([fetchLayers(gazetteer), fetchLayers(villages)])
  return [...townsOf(large), ...villagesOf(large, small)]
}

async function fetchLayers(url: string) {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`The places could not be read (${response.status}): ${url}`)
  return decodeBand(await response.arrayBuffer())
}
