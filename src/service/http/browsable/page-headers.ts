import { createHash } from 'node:crypto'
import { PAGE_TYPE } from '../../answer/format.ts'
import { SECURED, READABLE } from '../../answer/headers.ts'
import { STYLE } from './style.ts'

/** A page that runs nothing and loads nothing, with the one style. */
export const PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** The headers of a page that shows an answer with those headers. */
export function pageHeaders(shown: Headers): Record<string, string> {
  return {
    ...SECURED,
    ...READABLE,
    Allow: shown.get('Allow') ?? '',
    'Content-Type': PAGE_TYPE,
    'Content-Security-Policy': PAGE_POLICY,
    'Cache-Control': 'private, no-store',
    Vary: shown.get('Vary') ?? 'Accept',
  }
}
