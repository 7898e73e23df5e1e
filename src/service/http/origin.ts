import { isIP } from 'node:net'
import type { MiddlewareHandler } from 'hono'
import { ApiError } from './api-error.ts'
import type { ServiceEnv } from './env.ts'

export interface OriginOptions {
  /** The address under which clients know the service, without a slash at the end; null: whatever they ask for. */
  readonly publicUrl: string | null
  /** Host names that may be asked for, beside `localhost` and IP addresses, while there is no public address. */
  readonly allowedHosts: readonly string[]
}

/** Settles what absolute addresses begin with. Refuses hosts that nobody allowed: answers would be cached under them. */
export function originOf({ publicUrl, allowedHosts }: OriginOptions): MiddlewareHandler<ServiceEnv> {
  return async (c, next) => {
    const url = new URL(c.req.url)
    if (publicUrl === null && !isAllowed(url.hostname, allowedHosts)) {
      throw new ApiError(400, {
        detail: 'This host name is not one of the service. Its operator can set ALLOWED_HOSTS.',
      })
    }
    c.set('origin', publicUrl ?? url.origin)
    await next()
  }
}

function isAllowed(hostname: string, allowedHosts: readonly string[]): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    isIP(hostname.replace(/^\[|\]$/g, '')) !== 0 ||
    allowedHosts.includes(hostname)
  )
}
