import { SITE_CACHES } from '#contract/site-caches.ts'

/** Ends the service worker, where the operator wants none, with what it has kept; field packs stay. */
export async function farewell(): Promise<void> {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? []
  await Promise.all(registrations.map((registration) => registration.unregister()))
  if (registrations.length > 0) await Promise.all(Object.values(SITE_CACHES).map((name) => caches.delete(name)))
}
