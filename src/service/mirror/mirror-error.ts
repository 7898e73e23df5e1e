/** Why a service cannot be mirrored, or not now; the message is a sentence for the operator. */
export class MirrorError extends Error {
  override readonly name: string = 'MirrorError'
}

/** The service does not answer as it should, which may pass. */
export class UnavailableError extends MirrorError {
  override readonly name = 'UnavailableError'
  /** For how long it asks to be left alone, in milliseconds. */
  readonly retryAfterMs: number

  constructor(message: string, retryAfterMs = 0, cause?: unknown) {
    super(message, { cause })
    this.retryAfterMs = retryAfterMs
  }
}

/** The service refused a request. */
export class RefusedError extends MirrorError {
  override readonly name = 'RefusedError'
  readonly status: number

  constructor(status: number, address: string) {
    super(`The service refuses ${address} with status ${status}.`)
    this.status = status
  }
}
