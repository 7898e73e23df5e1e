import type { MiddlewareHandler } from 'hono'
import { isEncoded, mendedAddress } from '#contract/mended-query.ts'
import { ApiError, notFound } from '../../answer/api-error.ts'
import type { ServiceContext, ServiceEnv, Site } from './context.ts'

/** Whether a path, with or without what follows it, is that of the service's health. */
export function isHealth(path: string): boolean {
  return /^\/healthz\/?(\?|$)/.test(path)
}

const LONGEST_QUERY = 8192

/** What a redirect says to who does not follow it. */
const ELSEWHERE = 'The page is at the address that the header Location names.'

/** What comes before every resource: refuses addresses and hosts that are none, and settles what the others share. */
export function entry(originOf: (c: ServiceContext) => string, site: Site): MiddlewareHandler<ServiceEnv> {
  return async (c, next) => {
    c.set('site', site)
    c.set('format', 'json')
    const query = c.req.url.indexOf('?')
    const search = query === -1 ? '' : c.req.url.slice(query)
    if (search.length - 1 > LONGEST_QUERY) throw new ApiError(414, { detail: 'The query is longer than 8 kB.' })
    const mended = mendedAddress({ pathname: c.req.path, search })
    if (mended !== null) return c.text(ELSEWHERE, 302, { Location: mended })
    checkEncoding(c.req.url, c.req.path)
    // Monitoring asks by whatever name it has for this machine, and nothing that it is told is kept.
    if (!isHealth(c.req.path)) c.set('origin', originOf(c))
    return next()
  }
}

/** Refuses addresses that cannot be read, before anything tries to. */
function checkEncoding(url: string, path: string): void {
  if (!url.includes('%') || isEncoded(url)) return
  // People meet a page that leads on.
  if (!path.startsWith('/api/')) throw notFound()
  throw new ApiError(400, { detail: 'The address is not valid UTF-8.' })
}
