import { PrecacheController } from 'workbox-precaching/PrecacheController.js'
import * as z from 'zod/mini'
import { archive, files } from 'virtual:precache'
import { SITE_CACHES } from '#contract/site-caches.ts'
import { SHELL_OPTIONS } from './shell.ts'

/** A browser has six connections to a service, and the page needs some of them meanwhile. */
const FILES_AT_ONCE = 3
const TYPES = { js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8' }
/** Headers that say how the archive came, and not what is in it. */
const OF_TRANSFER = ['Content-Encoding', 'Content-Length', 'ETag']

const Archive = z.record(z.templateLiteral(['/assets/', z.string(), '.', z.enum(['js', 'css'])]), z.string())

/**
 * Puts the files of this version on the device: its many scripts and styles from one archive, as asking for each of them
 * would take a round trip; then, file by file, all others, and what the archive has not brought.
 */
export function install(event: ExtendableEvent): void {
  const unpacked = unpack().catch(() => {})
  event.waitUntil(unpacked.then(() => fetchMissing(event)))
}

async function unpack(): Promise<void> {
  const cache = await caches.open(SITE_CACHES.shell)
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  const missing = files.filter(({ url }) => !kept.has(url))
  // An install that broke off goes on where it was.
  if (missing.length < files.length / 2) return
  const response = await fetch(archive, { credentials: 'same-origin' })
  const headers = new Headers(response.headers)
  for (const name of OF_TRANSFER) headers.delete(name)
  for (const [path, text] of Object.entries(Archive.parse(await response.json()))) {
    headers.set('Content-Type', path.endsWith('.css') ? TYPES.css : TYPES.js)
    await cache.put(path, new Response(text, { headers }))
  }
}

async function fetchMissing(event: ExtendableEvent): Promise<void> {
  const parts = Array.from({ length: FILES_AT_ONCE }, (_, part) =>
    files.filter((__, index) => index % FILES_AT_ONCE === part),
  )
  await Promise.all(
    parts.map((part) => {
      const controller = new PrecacheController(SHELL_OPTIONS)
      controller.addToCacheList(part)
      return controller.install(event)
    }),
  )
}
