import type { MiddlewareHandler } from 'hono'
import { ALLOWED_METHODS, ApiError, notFound } from './api-error.ts'
import type { ServiceEnv } from './env.ts'

const LONGEST_QUERY = 8192
const FORMATS = ['json', 'api']

/** Refuses addresses that cannot be read, before anything tries to. */
export const readableAddress: MiddlewareHandler<ServiceEnv> = async (c, next) => {
  const [address = '', query = ''] = c.req.url.split(/\?(.*)/s)
  if (query.length > LONGEST_QUERY) throw new ApiError(414, { detail: 'The query is longer than 8 kB.' })
  if (!isEncoded(address) || !isEncoded(query)) throw new ApiError(400, { detail: 'The address is not valid UTF-8.' })
  await next()
}

function isEncoded(text: string): boolean {
  try {
    // The result is looked at, or a bundler takes the call for one without effect and drops it.
    return decodeURIComponent(text) !== null
  } catch {
    return false
  }
}

/** Only what `format=` can give. */
export const knownFormat: MiddlewareHandler<ServiceEnv> = async (c, next) => {
  const format = c.req.query('format')?.trim() ?? ''
  if (format !== '' && !FORMATS.includes(format)) throw notFound()
  await next()
}

/** Public data: any page may read it, without credentials. */
export const readableFromAnywhere: MiddlewareHandler<ServiceEnv> = async (c, next) => {
  c.header('Access-Control-Allow-Origin', '*')
  c.header('Access-Control-Expose-Headers', 'ETag, Date, Retry-After, Link')
  if (c.req.method === 'OPTIONS') {
    c.header('Access-Control-Allow-Methods', ALLOWED_METHODS)
    c.header('Access-Control-Allow-Headers', '*')
    c.header('Access-Control-Max-Age', '86400')
  }
  await next()
}
