import type { Hono } from 'hono'
import { ALLOWED_METHODS, methodNotAllowed } from './api-error.ts'
import type { ServiceContext, ServiceEnv } from './env.ts'

/** A path that can be read and nothing else. */
export function resource(
  app: Hono<ServiceEnv>,
  path: string,
  read: (c: ServiceContext) => Response | Promise<Response>,
): void {
  app.get(path, read)
  app.options(path, (c) => c.body(null, 204, { Allow: ALLOWED_METHODS }))
  app.all(path, (c) => {
    throw methodNotAllowed(c.req.method)
  })
}
