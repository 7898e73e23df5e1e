import { StoreBusyError, StoreError } from '../store/domain/errors.ts'
import { MirrorError, UnavailableError } from './mirror-error.ts'
import { backoffMs, LONGEST_MS, type Waiting } from './waiting.ts'

const FIRST_WAIT_MS = 60_000
/** By how much turns differ in length, so that not all mirrors of a service ask at the same minute. */
const SPREAD = 0.05

/**
 * Does something every so often, forever; after a failure that may pass, sooner. Throws any other failure. Once it has
 * succeeded, every failure to mirror may pass.
 */
export async function keepDoing(
  work: () => Promise<void>,
  everyMs: number,
  onFailure: (failure: Error, waitMs: number) => void,
  { now, random, pause }: Waiting,
): Promise<never> {
  let hasSucceeded = false
  for (let failures = 0; ;) {
    const start = now()
    let wait = everyMs * (1 + SPREAD * random())
    try {
      await work()
      failures = 0
      hasSucceeded = true
      // A clock that is set back meanwhile would have the next turn wait for as long.
      wait -= Math.max(0, now() - start)
    } catch (error) {
      if (!isPassing(error) && !(hasSucceeded && isKnown(error))) throw error
      failures++
      const askedMs = error instanceof UnavailableError ? error.retryAfterMs : 0
      wait = Math.max(askedMs, backoffMs(failures, FIRST_WAIT_MS, everyMs, random))
      onFailure(error, wait)
    }
    await pause(Math.min(Math.max(0, wait), LONGEST_MS))
  }
}

function isPassing(error: unknown): error is Error {
  return error instanceof UnavailableError || error instanceof StoreBusyError
}

function isKnown(error: unknown): error is Error {
  return error instanceof MirrorError || error instanceof StoreError
}
