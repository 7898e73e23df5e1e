import { addressOf } from 'virtual:basemap'
import { SITE_CACHES } from '#contract/site-caches.ts'
import type { BBox } from '#contract/geometry.ts'
import { fresh } from '#core/packs/download/fresh.ts'
import { filesWithin } from '#map/basemap/tiles/files-within.ts'

/** With what the app itself keeps, a search finds villages too. */
const OF_SEARCH = 'gazetteer-villages'

/**
 * Keeps the files of the built-in basemap that draw a box, and the names of villages, as the service worker keeps those that were seen; they belong to
 * the app and are shared by all packs. One that the service has no longer is left out. Throws ApiError.
 */
export async function keepBuiltinBasemap(box: BBox, signal: AbortSignal): Promise<void> {
  const [cache, missing] = await Promise.all([assetsCache(), missingOf(box)])
  if (cache === null) return
  for (const address of missing ?? []) {
    const response = await fresh(address, signal)
    const isFile = response.ok && response.headers.get('Content-Type')?.includes('html') !== true
    if (isFile) await cache.put(address, response)
  }
}

/** Whether these files are on the device; null where a browser keeps none. */
export async function isBuiltinBasemapKept(box: BBox): Promise<boolean | null> {
  const missing = await missingOf(box)
  return missing && missing.length === 0
}

/** Those that are not on the device; null where a browser keeps none. */
async function missingOf(box: BBox): Promise<readonly string[] | null> {
  const addresses = [...filesWithin(box), OF_SEARCH].map(addressOf)
  try {
    const kept = await Promise.all(addresses.map((address) => caches.match(address, { ignoreVary: true })))
    return addresses.filter((_, index) => kept[index] === undefined)
  } catch {
    return null
  }
}

/** Some browsers have no caches, some throw where they are read: then the files are read from the network. */
async function assetsCache(): Promise<Cache | null> {
  try {
    return await caches.open(SITE_CACHES.assets)
  } catch {
    return null
  }
}
