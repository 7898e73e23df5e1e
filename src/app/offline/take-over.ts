import { say } from './registration.ts'
import { reload } from './reload.ts'
import { updateWanted } from './update-state.ts'

/** A version that takes over has long done so by then, ms. */
const LONG = 4_000
/** A request that was made before has reached the worker by then, ms. */
const SHORT = 200

/**
 * Puts the newer version in the place of this one; the page is loaded anew as soon as that is done. Where another page
 * was first, that has been done. The worker before is told not to wait for the network, for until then it stays.
 */
export function takeOver(): void {
  const { active, waiting } = updateWanted() ?? { active: null, waiting: null }
  if (waiting === null) return reload()
  holdRequests()
  say(active, { kind: 'make-way' })
  setTimeout(() => say(waiting, { kind: 'take-over' }), SHORT)
}

/**
 * Lets the requests of this page wait for a moment. Where one comes while Chromium ends the worker before, that worker is
 * started again, and the newer one waits for it up to five minutes.
 */
function holdRequests(): void {
  const ask = fetch.bind(window)
  const over = new Promise((resolve) => setTimeout(resolve, LONG)).then(() => (window.fetch = ask))
  window.fetch = (...request) => over.then(() => ask(...request))
}
