import { SITE_CACHES } from '#contract/site-caches.ts'
import { headers } from '#core/offline/protocol.ts'
import { surplus, type Kept } from './surplus.ts'

/** So often an answer is kept before it is looked whether there are too many. */
const LOOK_AFTER = 40
const BYTES = 'x-fieldgate-bytes'

const open = () => caches.open(SITE_CACHES.seen)
let sinceLook = 0

/** Keeps an answer of the network, which was given at an instant (epoch ms), for when there is none. */
export async function keep(url: string, response: Response, at: number): Promise<void> {
  const body = await response.arrayBuffer()
  const own = new Headers(response.headers)
  own.set(headers.storedAt, new Date(at).toISOString())
  own.set(BYTES, String(body.byteLength))
  const cache = await open()
  try {
    await cache.put(url, new Response(body, { headers: own }))
  } catch {
    // The device is full: what is oldest makes room, and this one is kept the next time it is seen.
    await prune(0.5)
  }
  if (++sinceLook < LOOK_AFTER) return
  sinceLook = 0
  await prune(1)
}

/** What was seen of an address before, as it was then. */
export async function seen(request: Request): Promise<Response | null> {
  const cache = await open()
  const found = await cache.match(request.url, { ignoreVary: true })
  if (found !== undefined) return found
  // A tile of the data as it was is better than none.
  const isTile = new URL(request.url).searchParams.has('v')
  return (isTile && (await cache.match(request.url, { ignoreVary: true, ignoreSearch: true }))) || null
}

/** Forgets what the service no longer has. */
export async function forget(url: string): Promise<void> {
  await (await open()).delete(url, { ignoreVary: true })
}

/** Deletes the oldest where there is more than a share of what may be kept. */
async function prune(share: number): Promise<void> {
  const cache = await open()
  const [requests, responses] = await Promise.all([cache.keys(), cache.matchAll()])
  const kept = requests.map((request, index): Kept => {
    const own = responses[index]?.headers
    return {
      url: request.url,
      bytes: Number(own?.get(BYTES) ?? 0),
      at: Date.parse(own?.get(headers.storedAt) ?? '') || 0,
    }
  })
  await Promise.all(surplus(kept, share).map((url) => cache.delete(url)))
}
