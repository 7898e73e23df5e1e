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

/** Another service uses the data directory. */
export class StoreInUseError extends StoreError {
  override readonly name = 'StoreInUseError'
}
