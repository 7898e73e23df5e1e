import { addressOf } from 'virtual:basemap'
import { SITE_CACHES } from '#contract/site-caches.ts'
import type { BBox } from '#contract/geometry.ts'
import { fresh } from '#core/packs/download/fresh.ts'
import { filesWithin } from '#map/basemap/tiles/files-within.ts'

/**
 * Keeps the files of the built-in basemap that draw a box, as the service worker keeps those that were seen; they belong to
 * the app and are shared by all packs. One that the service has no longer is left out. Throws ApiError.
 */
export async function keepBuiltinBasemap(box: BBox, signal: AbortSignal): Promise<void> {
  if (!('caches' in globalThis)) return
  const cache = await caches.open(SITE_CACHES.assets)
  for (const address of await missingOf(box)) {
    const response = await fresh(address, signal)
    const isFile = response.ok && response.headers.get('Content-Type')?.includes('html') !== true
    if (isFile) await cache.put(address, response)
  }
}

/** Whether the files of the built-in basemap that draw a box are on the device; null where a browser keeps none. */
export async function isBuiltinBasemapKept(box: BBox): Promise<boolean | null> {
  if (!('caches' in globalThis)) return null
  return (await missingOf(box)).length === 0
}

async function missingOf(box: BBox): Promise<readonly string[]> {
  const addresses = filesWithin(box).map(addressOf)
  const kept = await Promise.all(addresses.map((address) => caches.match(address, { ignoreVary: true })))
  return addresses.filter((_, index) => kept[index] === undefined)
}
