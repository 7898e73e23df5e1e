/** Why a request brought nothing: each is told to the visitor in its own words. */
export type ApiFailure =
  /** No answer at all: no network, no such host, blocked. */
  | { readonly kind: 'unreachable' }
  /**
   * The service refused or failed. `detail` is its own sentence, where it gave one; `askedMs` for how long it asks to wait,
   * where that was read.
   */
  | { readonly kind: 'refused'; readonly status: number; readonly detail: string | null; readonly askedMs?: number }
  /** The answer is not what the contract says. */
  | { readonly kind: 'unreadable' }

export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly failure: ApiFailure
  constructor(failure: ApiFailure, url: string, cause?: unknown) {
    super(`${failure.kind}: ${url}`, { cause })
    this.failure = failure
  }
}

/** Whether asking again may help: a refusal stays one, an overload or a broken line does not. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  const { failure } = error
  return (
    failure.kind === 'unreachable' || (failure.kind === 'refused' && (failure.status >= 500 || failure.status === 429))
  )
}

/** Whether there was no answer at all. */
export function isOutOfReach(error: unknown): boolean {
  return error instanceof ApiError && error.failure.kind === 'unreachable'
}

export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.failure.kind === 'refused' && error.failure.status === 404
}
