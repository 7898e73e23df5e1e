import { WORKER_SCRIPT } from '#contract/site-paths.ts'
import type { ToWorker } from '#core/offline/to-worker.ts'
import { followInstallOffers } from '#core/device/install.ts'
import { updateFound } from './update-state.ts'

const HOUR = 3_600_000

/**
 * Registers the service worker, and asks for newer versions now and then; never in a frame, for an embed belongs to the
 * page around it. Resolves without one where the browser has none, or forbids it.
 */
export async function register(): Promise<void> {
  if (!import.meta.env.PROD || window.top !== window || !('serviceWorker' in navigator)) return
  followInstallOffers()
  const { serviceWorker } = navigator
  const isFirst = serviceWorker.controller === null
  const registration = await serviceWorker.register(WORKER_SCRIPT, { updateViaCache: 'none' })
  followUpdates(registration)
  setInterval(() => void registration.update().catch(() => {}), HOUR)
  const { active } = await serviceWorker.ready
  const asked = performance.getEntriesByType('resource').map(({ name }) => name)
  say(active, { kind: 'started', asked: isFirst ? asked : [] })
}

function followUpdates(registration: ServiceWorkerRegistration): void {
  const look = () => {
    if (registration.waiting !== null && navigator.serviceWorker.controller !== null) updateFound(registration)
  }
  // One may be at it already: browsers look for it as soon as a page is opened.
  const watch = () => registration.installing?.addEventListener('statechange', look)
  look()
  watch()
  registration.addEventListener('updatefound', watch)
}

/** Tells a worker something. */
function say(worker: ServiceWorker | null, message: ToWorker): void {
  worker?.postMessage(message, [])
}
