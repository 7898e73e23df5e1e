import { APP_CACHES } from '#contract/site-caches.ts'

/**
 * The script that visitors' devices get in the place of the service worker's where the operator wants none: browsers ask
 * for it at the next visit. It deletes the app, ends the worker, and leaves pages that are open alone; what was seen of the data
 * and packs stay, for when there is a worker again.
 */
export const FAREWELL_SCRIPT = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(leave()))
async function leave() {
  await Promise.all(${JSON.stringify(APP_CACHES)}.map((name) => caches.delete(name)))
  await self.registration.unregister()
}
`
