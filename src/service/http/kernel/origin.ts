import { isIP } from 'node:net'
import { LRUCache } from 'lru-cache'
import { ApiError } from '../../answer/api-error.ts'
import type { ServiceContext } from './context.ts'

export interface OriginOptions {
  /** The address under which clients know the service, without a slash at the end; null: whatever they ask for. */
  readonly publicUrl: string | null
  /** Host names that may be asked for, beside `localhost` and IP addresses, while there is no public address. */
  readonly allowedHosts: readonly string[]
  /** Whether `X-Forwarded-Proto` and `-Host` say truly what clients asked for, while there is no public address. */
  readonly trustProxy?: boolean
}

/**
 * What absolute addresses begin with, by request. Throws a 400 for a host that nobody allowed: answers would be cached
 * under it.
 */
export function originReader(options: OriginOptions): (c: ServiceContext) => string {
  const { publicUrl, allowedHosts, trustProxy = false } = options
  if (publicUrl !== null) return () => publicUrl
  const known = new LRUCache<string, string>({ max: 100 })
  return (c) => {
    const asked = c.req.url.slice(0, pathStart(c.req.url))
    const claimed = trustProxy ? forwarded(c, asked) : asked
    let origin = known.get(claimed)
    if (origin === undefined) known.set(claimed, (origin = allowedOrigin(claimed, allowedHosts)))
    return origin
  }
}

/** The headers, beside `Host`, that the origin depends on. */
export function originHeaders({ publicUrl, trustProxy = false }: OriginOptions): readonly string[] {
  return publicUrl === null && trustProxy ? [FORWARDED_PROTO, FORWARDED_HOST] : []
}

const FORWARDED_PROTO = 'X-Forwarded-Proto'
const FORWARDED_HOST = 'X-Forwarded-Host'

/** The address of a request without its origin. */
export function pathAndQuery(url: string): string {
  return url.slice(pathStart(url))
}

function pathStart(url: string): number {
  const start = url.indexOf('/', url.indexOf('://') + 3)
  return start === -1 ? url.length : start
}

/** What the proxy nearest to the client was asked for; what it does not say is as the request has it. */
function forwarded(c: ServiceContext, asked: string): string {
  const [protocol = '', host = ''] = asked.split('://')
  const first = (name: string) => c.req.header(name)?.split(',')[0]?.trim() || undefined
  return `${first(FORWARDED_PROTO) ?? protocol}://${first(FORWARDED_HOST) ?? host}`
}

const ORIGIN = /^https?:\/\/([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i

function allowedOrigin(claimed: string, allowedHosts: readonly string[]): string {
  const url = ORIGIN.test(claimed) && URL.canParse(claimed) ? new URL(claimed) : null
  if (url !== null && isAllowed(url.hostname, allowedHosts)) return url.origin
  throw new ApiError(400, { detail: 'This host name is not one of the service. Its operator can set ALLOWED_HOSTS.' })
}

function isAllowed(hostname: string, allowedHosts: readonly string[]): boolean {
  return hostname === 'localhost' || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0 || allowedHosts.includes(hostname)
}
