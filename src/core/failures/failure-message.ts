import { ApiError } from '#core/api/errors.ts'
import type { Messages } from '#core/i18n/messages/en.ts'

/** Why a request brought nothing, and then `what` that means. */
export function failureMessage(error: Error, what: string, failures: Messages['trouble']): string {
  if (!(error instanceof ApiError)) return `${failures.crashed} ${what}`
  switch (error.failure.kind) {
    case 'unreachable':
      return failures.unreachable(what)
    case 'refused':
      return failures.refused(error.failure.status, what)
    case 'unreadable':
      return failures.unreadable(what)
  }
}
