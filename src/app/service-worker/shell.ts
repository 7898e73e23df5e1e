import { PrecacheController } from 'workbox-precaching/PrecacheController.js'
import { bytes, files, startFiles, startScript } from 'virtual:precache'
import { mendedAddress } from '#contract/mended-query.ts'
import { APP_CACHES, SITE_CACHES } from '#contract/site-caches.ts'
import type { ShellState, ShellVersion } from '#core/offline/protocol.ts'

/** Of files with the hash of their content in their address that are no part of the shell, or of another version's. */
const MOST_ASSETS = 200
const PAGE = '/'
const GONE = [404, 410]

const HTML = /^text\/html\b/
/** How the page of any version starts. */
const OF_APP = /<script type="module"[^>]* src="\/assets\//
const isPage = (response: Response) => HTML.test(response.headers.get('Content-Type') ?? '')

/** Whose page the service sends: that of this version, that of another, or none, as the login page of a network. */
async function versionOf(response: Response): Promise<'own' | 'other' | 'none'> {
  if (!response.ok || !isPage(response)) return 'none'
  const text = await response.clone().text()
  if (text.includes(startScript)) return 'own'
  return OF_APP.test(text) ? 'other' : 'none'
}

/** Where the files of a version are, and which answers are fit to be kept as one of them. */
export const SHELL_OPTIONS = {
  cacheName: SITE_CACHES.shell,
  plugins: [
    {
      cacheWillUpdate: async ({ request, response }: { readonly request: Request; readonly response: Response }) => {
        const isFit =
          new URL(request.url).pathname === PAGE
            ? (await versionOf(response)) === 'own'
            : response.ok && !isPage(response)
        return isFit ? response : null
      },
    },
  ],
}

/** The files of this version, which are there all together or not at all: else the version before goes on. */
const shell = new PrecacheController(SHELL_OPTIONS)
shell.addToCacheList(files)

/** A worker that is ended still answers the pages that it has; it opens no cache any more, which would be made anew. */
let isEnded = false

/** The version that this worker belongs to. */
export const version: ShellVersion = { start: startScript }

/** Has the worker of the version before open the page of this one, until it is replaced. */
export async function openOwnNext(): Promise<void> {
  const own = await shell.matchPrecache(PAGE)
  if (own !== undefined) await (await caches.open(SITE_CACHES.shell)).put(PAGE, own)
}

/** This version has replaced the one before, and opens its own page. */
export async function openOwn(): Promise<void> {
  await (await caches.open(SITE_CACHES.shell)).delete(PAGE)
}

/** The page of the version that is to replace this one, if a visitor wants that; else that of this one. */
async function pageOnDevice(): Promise<Response | undefined> {
  if (isEnded) return undefined
  const next = await (await caches.open(SITE_CACHES.shell)).match(PAGE)
  return next ?? shell.matchPrecache(PAGE)
}

/**
 * The page, as the device has it, at an address that can be read; meanwhile the network is asked whether the service sends it otherwise by now, as with
 * another policy. A page of another version leads to an update, and is not kept.
 */
export async function page(request: Request, waitFor: (work: Promise<unknown>) => void, update: () => void) {
  const mended = mendedAddress(new URL(request.url))
  if (mended !== null) return Response.redirect(new URL(mended, request.url))
  const found = await pageOnDevice()
  if (found === undefined) return fetch(request)
  waitFor(renew(update).catch(() => {}))
  return found
}

async function renew(update: () => void): Promise<void> {
  const response = await servedPage()
  const version = await versionOf(response)
  const key = shell.getCacheKeyForURL(PAGE)
  if (version === 'other') update()
  else if (version === 'own' && key !== undefined && !isEnded)
    await (await caches.open(SITE_CACHES.shell)).put(key, response)
}

function servedPage(): Promise<Response> {
  return fetch(PAGE, { cache: 'no-cache', credentials: 'same-origin' })
}

/** Whether the service sends another version than this one, by its own word. */
export async function isReplaced(): Promise<boolean> {
  return (await versionOf(await servedPage())) === 'other'
}

/** Whether a page cannot start without a file. */
export function isOfStart(url: string): boolean {
  return startFiles.includes(new URL(url).pathname)
}

/**
 * A file whose address has the hash of its content: from the device, which also keeps those of other versions for pages
 * that are still open, else from the network. `onGone` is called where this version has the file and the service has it no longer.
 */
export async function asset(request: Request, onGone: () => Promise<void>): Promise<Response> {
  const key = shell.getCacheKeyForURL(request.url)
  const own = await caches.match(key ?? request.url, { ignoreVary: true })
  if (own !== undefined) return own
  const response = await fetch(request)
  const isFit = response.ok && !isPage(response)
  if (isFit) await keepAsset(request.url, response.clone())
  else if (key !== undefined && GONE.includes(response.status)) await onGone()
  return isFit || !response.ok ? response : Response.error()
}

/** A file of this version whose address stays the same, as that of a guide, as the device has it; null where it is none. */
export async function keptFile({ url }: Request): Promise<Response | null> {
  return (isEnded ? undefined : await shell.matchPrecache(url)) ?? null
}

async function keepAsset(url: string, response: Response): Promise<void> {
  if (isEnded) return
  const cache = await caches.open(SITE_CACHES.assets)
  await cache.put(url, response).catch(() => {})
  const keys = await cache.keys()
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST_ASSETS)).map((request) => cache.delete(request)))
}

/** How the files of this version are on the device: none is missing, unless it was deleted since. */
export async function shellState(): Promise<ShellState> {
  const cache = await caches.open(SITE_CACHES.shell)
  const found = await Promise.all([...shell.getURLsToCacheKeys().values()].map((key) => cache.match(key)))
  return { missing: found.filter((response) => response === undefined).length, bytes }
}

/** Deletes the files of other versions, but for the page that is opened next, which is of this version or not there. */
export async function deleteOthers(): Promise<void> {
  const next = new URL(PAGE, self.location.href).href
  const own = new Set([...shell.getURLsToCacheKeys().values(), next])
  const cache = await caches.open(SITE_CACHES.shell)
  const others = (await cache.keys()).filter(({ url }) => !own.has(url))
  await Promise.all(others.map((request) => cache.delete(request)))
}

/** Deletes the shell with all its files; what was seen, and packs, stay. */
export async function deleteShell(): Promise<void> {
  await Promise.all(APP_CACHES.map((name) => caches.delete(name)))
}

/** Deletes the shell, and keeps nothing of it from here on. */
export async function endShell(): Promise<void> {
  isEnded = true
  await deleteShell()
}
