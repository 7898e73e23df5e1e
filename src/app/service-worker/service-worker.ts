import { EMBED_PATH } from '#contract/site-paths.ts'
import { headers, type FromWorker, type ShellState, type ShellVersion } from '#core/offline/protocol.ts'
import { answer, type Means } from './answer.ts'
import { askNetwork } from './ask-network.ts'
import { answerFromDevice, answerFromPacksAlone } from './answerers.ts'
import { install } from './install.ts'
import { keepRecords } from './keep-records.ts'
import { Line } from './line.ts'
import { forgetInLists } from './lists-ahead.ts'
import { forget, keep } from './seen.ts'
import {
  asset,
  deleteOthers,
  deleteShell,
  endShell,
  isOfStart,
  isReplaced,
  keptFile,
  shellState,
  openOwn,
  openOwnNext,
  page,
  version,
} from './shell.ts'
import { takeIn } from './take-in.ts'
import { ToWorker } from '#core/offline/to-worker.ts'
import { wayOf } from './way.ts'

declare const self: ServiceWorkerGlobalScope

const line = new Line()

self.addEventListener('install', install)

self.addEventListener('activate', (event) => event.waitUntil(Promise.all([openOwn(), self.clients.claim()])))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { url, method, mode, cache } = request
  const waitFor = (work: Promise<unknown>) => event.waitUntil(work)
  switch (wayOf({ url, method, mode, cache, isRange: request.headers.has('Range') }, self.location.origin)) {
    case 'page':
      return event.respondWith(page(request, waitFor, update))
    case 'asset':
      return event.respondWith(unlessEmbedded(event, () => asset(request, () => recover(event))))
    case 'answer':
      return event.respondWith(unlessEmbedded(event, () => answerTo(request, waitFor)))
    case 'pass':
      return undefined
  }
})

self.addEventListener('message', (event) => {
  const { success, data } = ToWorker.safeParse(event.data)
  if (success) event.waitUntil(hear(data, (said) => event.ports[0]?.postMessage(said)))
})

async function hear(message: ToWorker, reply: (said: ShellState | ShellVersion) => void): Promise<void> {
  switch (message.kind) {
    case 'version':
      return reply(version)
    case 'open-pages':
      await openOwnNext()
      return reply(version)
    case 'started':
      // A page that is opened while the process of its worker ends is loaded from the network, and has no worker.
      await self.clients.claim()
      await takeIn(message.asked, self.location.origin)
      return dropOld()
    case 'taken':
      return dropOld()
    case 'keep-records':
      return keepRecords(message, self.location.origin)
    case 'end':
      return endShell()
    case 'is-shell-whole':
      return reply(await shellState())
  }
}

/**
 * Deletes the files of other versions for a page of this one, once no other page needs those of one before, and none of one
 * to come are there.
 */
async function dropOld(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (pages.length <= 1 && isNewest()) await deleteOthers()
}

function isNewest(): boolean {
  const { installing, waiting } = self.registration
  // Not every browser lets a worker know its own state.
  return installing === null && (waiting === null || self.serviceWorker?.state === 'installed')
}

/**
 * Looks for a newer version. Not waited for: browsers let a worker that asks for one wait for minutes, and replace none that
 * has something to do.
 */
function update(): void {
  self.registration.update().catch(() => {})
}

function answerTo(request: Request, waitFor: Means['waitFor']): Promise<Response> {
  if (request.headers.get(headers.only) === 'packs') return answerFromPacksAlone(request)
  return answer(request, meansOf(waitFor))
}

function meansOf(waitFor: Means['waitFor']): Means {
  return {
    ask: askNetwork,
    fromDevice: async (request) => (await answerFromDevice(request)) ?? keptFile(request),
    keep,
    forget: async (url) => void (await Promise.all([forget(url), forgetInLists(url)])),
    line,
    tellBack: () => waitFor(tellBack()),
    waitFor,
    now: Date.now,
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  }
}

async function tellBack(): Promise<void> {
  const message: FromWorker = { kind: 'back' }
  for (const client of await self.clients.matchAll()) client.postMessage(message, [])
}

/** What a frame of another page asks for is none of the worker's. */
async function unlessEmbedded({ clientId, request }: FetchEvent, own: () => Promise<Response>): Promise<Response> {
  const page = await pageOf(clientId)
  const isEmbedded = page !== undefined && (page.frameType === 'nested' || new URL(page.url).pathname === EMBED_PATH)
  return isEmbedded ? fetch(request) : own()
}

/**
 * The page that asks for something; undefined where a worker does. `clients.get` would wait for a worker to be ready, which
 * waits for what it asks for.
 */
async function pageOf(clientId: string): Promise<WindowClient | undefined> {
  const pages = await self.clients.matchAll({ type: 'window' })
  return pages.find(({ id }) => id === clientId)
}

/**
 * For when a file of this version is missing on the device and at the service, which has another version by now: deletes the
 * shell and unregisters the worker, so that each page is loaded from the network next. At once that is only the one that
 * cannot start without the file: the others are in use.
 */
async function recover({ clientId, request }: FetchEvent): Promise<void> {
  if (!(await isReplaced())) return
  await deleteShell()
  await self.registration.unregister()
  const page = isOfStart(request.url) ? await pageOf(clientId) : undefined
  if (page !== undefined) await page.navigate(page.url)
}
