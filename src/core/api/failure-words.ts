import type { Messages } from '#core/i18n/messages/en.ts'
import { ApiError } from './errors.ts'

/** Why a request brought nothing, and then `what` that means. */
export function failureWords(error: Error, what: string, failures: Messages['trouble']): string {
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
