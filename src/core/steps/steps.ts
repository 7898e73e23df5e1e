/**
 * Work that is cut into short steps: it yields wherever the page may answer in between, and returns what it has made. Whoever
 * takes the steps may do all at once, or give up; the service's turns (`store/domain/turns.ts`) only let others pass.
 */
export type Steps<T> = Generator<void, T, void>

/** So many light things of a long list are done in one step. */
export const A_STEP = 100

/** For how long steps are done one after the other before the page has a turn: half a frame. */
const TURN_MS = 8

/** What steps make, done at once. */
export function done<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}

/** What steps make, the page having a turn now and then; rejects with the signal's reason once that is aborted. */
export async function doneInTurns<T>(steps: Steps<T>, signal: AbortSignal): Promise<T> {
  for (;;) {
    signal.throwIfAborted()
    const until = performance.now() + TURN_MS
    do {
      const step = steps.next()
      if (step.done === true) return step.value
    } while (performance.now() < until)
    await turn()
  }
}

/** Resolves after what waits in the page; unlike a timer's, such a turn is never put off. */
function turn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(null)
  })
}
