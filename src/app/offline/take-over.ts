import { say } from './registration.ts'
import { reload } from './reload.ts'
import { updateWanted } from './update-state.ts'

/** A version that takes over has long done so by then, ms. */
const LONG = 4_000
/** A request that was made before has reached the worker by then, ms. */
const SHORT = 200

/**
 * Puts the newer version in the place of this one; the page is loaded anew as soon as that is done. Nothing waits where
 * another page was first. The worker before is not replaced while it waits for the network.
 */
export function takeOver(): void {
  const { active, waiting } = updateWanted() ?? { active: null, waiting: null }
  if (waiting === null) return reload()
  holdRequests()
  say(active, { kind: 'make-way' })
  setTimeout(() => say(waiting, { kind: 'take-over' }), SHORT)
}

/**
 * Lets the requests of this page wait for a moment. Chromium starts a worker that is ending once more for a request that
 * comes just then, and lets the newer one wait, up to five minutes.
 */
function holdRequests(): void {
  const ask = fetch.bind(window)
  const over = new Promise((resolve) => setTimeout(resolve, LONG)).then(() => (window.fetch = ask))
  window.fetch = (...request) => over.then(() => ask(...request))
}
