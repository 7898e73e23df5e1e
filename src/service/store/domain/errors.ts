/** Why a store cannot be used; its message is a sentence for the operator. */
export class StoreError extends Error {
  override readonly name: string = 'StoreError'
}

/** Another writer has not ended in time. */
export class StoreBusyError extends StoreError {
  override readonly name = 'StoreBusyError'
}

/** Another service uses the data directory. */
export class StoreInUseError extends StoreError {
  override readonly name = 'StoreInUseError'
}
