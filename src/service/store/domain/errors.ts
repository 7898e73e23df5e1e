/** Why a store cannot be used; its message is a sentence for the operator. */
export class StoreError extends Error {
  override readonly name: string = 'StoreError'
}

/** Another writer has not ended in time. */
export class StoreBusyError extends StoreError {
  override readonly name = 'StoreBusyError'

  /** `patience`: for how long it was waited for, in milliseconds. */
  constructor(patience: number, cause: unknown) {
    super(`Another import is still writing after ${Math.round(patience / 1000)} s. Try again when it has ended.`, {
      cause,
    })
  }
}

/** Nobody has heard whether the store has kept what was written to it. */
export class StoreUnsureError extends StoreError {
  override readonly name = 'StoreUnsureError'

  constructor(cause: unknown) {
    const what =
      'The connection to the database was lost while it was told to keep the changes: they may be there or not.'
    super(`${what} Do the same once more; what is there already is not changed again.`, { cause })
  }
}

/** A store's file is damaged: some of it cannot be read. */
export class StoreDamagedError extends StoreError {
  override readonly name = 'StoreDamagedError'

  constructor(file: string, reason: string, cause?: unknown) {
    const wayOut = 'Restore a backup in its place, or move it away with what stands beside it to begin anew.'
    super(`The store ${file} is damaged: ${reason}. It was left as it is. ${wayOut}`, { cause })
  }
}

/** The disk is full; nothing was written. */
export class StoreFullError extends StoreError {
  override readonly name = 'StoreFullError'

  constructor(file: string, cause: unknown) {
    super(`The disk of ${file} is full, so nothing was changed. Make room there, or move DATA_DIR, and try again.`, {
      cause,
    })
  }
}

/** Another service uses the data directory. */
export class StoreInUseError extends StoreError {
  override readonly name = 'StoreInUseError'
}
