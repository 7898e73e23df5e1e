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
  followUpdates(registration, isFirst)
  setInterval(() => void registration.update().catch(() => {}), HOUR)
  const { active } = await serviceWorker.ready
  const asked = performance.getEntriesByType('resource').map(({ name }) => name)
  say(active, { kind: 'started', asked: isFirst ? asked : [] })
}

function followUpdates(registration: ServiceWorkerRegistration, isFirst: boolean): void {
  const { serviceWorker } = navigator
  const look = () => {
    const { waiting } = registration
    if (waiting !== null && serviceWorker.controller !== null) updateFound(() => say(waiting, { kind: 'take-over' }))
  }
  look()
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look))
  let mayBeFirst = isFirst
  serviceWorker.addEventListener('controllerchange', () => {
    // Another tab has taken the newer version: this page goes on with its own until it is loaded anew.
    if (!mayBeFirst) updateFound(null)
    mayBeFirst = false
  })
}

function say(worker: ServiceWorker | null, message: ToWorker): void {
  worker?.postMessage(message, [])
}
