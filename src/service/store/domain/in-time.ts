import { StoreError } from './errors.ts'

/** A store has not answered yet. */
export class StoreLateError extends StoreError {
  override readonly name = 'StoreLateError'

  /** `ms`: for how long it was waited for. */
  constructor(ms: number) {
    super(`The store has not answered within ${ms / 1000} s.`)
  }
}

/** The result of a promise. Throws a StoreLateError where that takes longer than `ms`, and drops a later result. */
export async function inTime<T>(promise: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    // This process may have been too busy to read an answer that has arrived in time.
    timer = setTimeout(() => setImmediate(() => reject(new StoreLateError(ms))), ms)
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
