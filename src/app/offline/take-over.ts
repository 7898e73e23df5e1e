import { say } from './registration.ts'
import { reload } from './reload.ts'
import { updateWanted } from './update-state.ts'

/** A version that takes over has long done so by then, ms. */
const LONG = 4_000
/** A request that was made before has reached the worker by then, ms. */
const SHORT = 200

/**
 * Puts the newer version in the place of this one, unless another page has done so; then loads the page anew. The worker
 * before is told to wait for no answer of the network any more, because it is replaced only when it has nothing to do.
 */
export function takeOver(): void {
  const { active, waiting } = updateWanted() ?? { active: null, waiting: null }
  if (waiting === null) return reload()
  holdRequests()
  say(active, { kind: 'make-way' })
  setTimeout(() => say(waiting, { kind: 'take-over' }), SHORT)
}

/**
 * Lets the requests of this page wait for a moment. A request that comes while Chromium ends the worker before starts that
 * worker again, and the newer one waits for it up to five minutes.
 */
function holdRequests(): void {
  const ask = fetch.bind(window)
  const over = new Promise((resolve) => setTimeout(resolve, LONG)).then(() => (window.fetch = ask))
  window.fetch = (...request) => over.then(() => ask(...request))
}
