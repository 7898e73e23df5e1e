import { SITE_CACHES } from '#contract/site-caches.ts'

/**
 * The script that visitors' devices get in the place of the service worker's where the operator wants none: browsers ask
 * for it at the next visit. It deletes what the worker has kept, field packs excepted, ends it, and loads its pages anew.
 */
export const FAREWELL_SCRIPT = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(leave()))
async function leave() {
  await Promise.all(${JSON.stringify(Object.values(SITE_CACHES))}.map((name) => caches.delete(name)))
  await self.registration.unregister()
  for (const client of await self.clients.matchAll({ type: 'window' })) await client.navigate(client.url).catch(() => {})
}
`
