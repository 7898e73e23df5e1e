import { PrecacheController } from 'workbox-precaching/PrecacheController.js'
import { files, startScript } from 'virtual:precache'
import { SITE_CACHES } from '#contract/site-caches.ts'

/** Of files with the hash of their content in their address that are no part of the shell, or of another version's. */
const MOST_ASSETS = 200
const PAGE = '/'

const HTML = /^text\/html\b/
const isPage = (response: Response) => HTML.test(response.headers.get('Content-Type') ?? '')

/** The page of this build: not a login page of a network, and not that of another build. */
async function isOwnPage(response: Response): Promise<boolean> {
  return response.ok && isPage(response) && (await response.clone().text()).includes(startScript)
}

/** The files of this version, which are there all together or not at all: else the version before goes on. */
export const shell = new PrecacheController({
  cacheName: SITE_CACHES.shell,
  plugins: [
    {
      cacheWillUpdate: async ({ request, response }) => {
        const isFit =
          new URL(request.url).pathname === PAGE ? await isOwnPage(response) : response.ok && !isPage(response)
        return isFit ? response : null
      },
    },
  ],
})
shell.addToCacheList(files)

/**
 * The page, as the device has it; meanwhile the network is asked whether the service sends it otherwise by now, as with
 * another policy. A page of another version leads to an update, and is not kept.
 */
export async function page(request: Request, waitFor: (work: Promise<unknown>) => void, update: () => Promise<void>) {
  const own = await shell.matchPrecache(PAGE)
  if (own === undefined) return fetch(request)
  waitFor(renew(update).catch(() => {}))
  return own
}

async function renew(update: () => Promise<void>): Promise<void> {
  const response = await fetch(PAGE, { cache: 'no-cache', credentials: 'same-origin' })
  const key = shell.getCacheKeyForURL(PAGE)
  if (await isOwnPage(response)) {
    if (key !== undefined) await (await caches.open(SITE_CACHES.shell)).put(key, response)
  } else if (response.ok) await update()
}

/**
 * A file whose address has the hash of its content: from the device, which also keeps those of other versions for pages
 * that are still open, else from the network. `onBroken` is called if this version needs the file and the service has lost it.
 */
export async function asset(request: Request, onBroken: () => Promise<void>): Promise<Response> {
  const key = shell.getCacheKeyForURL(request.url)
  const own = await caches.match(key ?? request.url, { ignoreVary: true })
  if (own !== undefined) return own
  const response = await fetch(request)
  const isFit = response.ok && !isPage(response)
  if (isFit) await keepAsset(request.url, response.clone())
  else if (key !== undefined) await onBroken()
  return isFit || !response.ok ? response : Response.error()
}

async function keepAsset(url: string, response: Response): Promise<void> {
  const cache = await caches.open(SITE_CACHES.assets)
  await cache.put(url, response).catch(() => {})
  const keys = await cache.keys()
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST_ASSETS)).map((request) => cache.delete(request)))
}

/** How many files of this version are not on the device: none, unless they were deleted since. */
export async function missingFiles(): Promise<number> {
  const cache = await caches.open(SITE_CACHES.shell)
  const found = await Promise.all([...shell.getURLsToCacheKeys().values()].map((key) => cache.match(key)))
  return found.filter((response) => response === undefined).length
}

/** Deletes the shell with all its files; what was seen, and packs, stay. */
export async function deleteShell(): Promise<void> {
  await Promise.all([SITE_CACHES.shell, SITE_CACHES.assets].map((name) => caches.delete(name)))
}
