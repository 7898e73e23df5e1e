import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { ErrorBody, FieldErrors } from '#contract/errors.ts'
import * as sentences from '#contract/error-sentences.ts'

/** Ends a request with an error of the contract, section 2. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: ContentfulStatusCode
  readonly body: ErrorBody
  readonly headers: Readonly<Record<string, string>>

  constructor(status: ContentfulStatusCode, body: ErrorBody, headers: Readonly<Record<string, string>> = {}) {
    super(JSON.stringify(body))
    this.status = status
    this.body = body
    this.headers = headers
  }
}

/** Of a store that cannot be used just now. */
export const AWAY: ErrorBody = { detail: 'The service cannot reach its data just now. Try again soon.' }

/** The answer while the store is damaged, until somebody restores it. */
export const DAMAGED: ErrorBody = {
  detail: 'The data of this service is damaged. Its operator has to restore a backup.',
}

export function notFound(detail: string = sentences.notFound): ApiError {
  return new ApiError(404, { detail })
}

export function wrongQuery(errors: FieldErrors): ApiError {
  return new ApiError(
    400,
    Object.fromEntries(Object.entries(errors).map(([name, sentences]) => [name, [...sentences]])),
  )
}

export function methodNotAllowed(method: string): ApiError {
  return new ApiError(405, { detail: sentences.methodNotAllowed(method) })
}
