import { APP_CACHES } from '#contract/site-caches.ts'
import type { ToWorker } from '#core/offline/to-worker.ts'

/**
 * Ends the service worker, where the operator wants none, and deletes the app from the device; what was seen and packs
 * stay, for when there is one again. At each visit, since a worker that the browser has started anew meanwhile may still
 * have kept files for pages that it had.
 */
export async function farewell(): Promise<void> {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? []
  // That of this page may be registered no longer, and keeps files for it all the same.
  const workers = new Set([navigator.serviceWorker?.controller, ...registrations.map(({ active }) => active)])
  for (const worker of workers) worker?.postMessage({ kind: 'end' } satisfies ToWorker, [])
  await Promise.all(registrations.map((registration) => registration.unregister()))
  if ('caches' in window) await Promise.all(APP_CACHES.map((name) => caches.delete(name)))
}
