import type { ErrorHandler, NotFoundHandler } from 'hono'
import type { ErrorBody } from '#contract/errors.ts'
import { ApiError, AWAY, DAMAGED, notFound } from '../../answer/api-error.ts'
import type { ServiceContext, ServiceEnv } from './context.ts'
import { lastQuery } from './last-query.ts'
import { prefersPage } from '../../answer/format.ts'
import { PUBLIC } from '../../answer/headers.ts'
import type { StoreDamage } from './store-damage.ts'
import { StoreDamagedError, StoreError } from '../../store/domain/errors.ts'

const INTERNAL: ErrorBody = { detail: 'The service failed to answer. Its log says why.' }

/**
 * Turns what a request ended with into the contract's body. What was not foreseen goes to the log, never to the client;
 * a store that cannot be used, such as a database that is restarted, in one line.
 */
export function errorAnswers(log: (line: string) => void, damage: StoreDamage): ErrorHandler<ServiceEnv> {
  return (error, c) => {
    if (error instanceof ApiError) return answer(c, error)
    if (error instanceof StoreDamagedError) {
      damage.note(error)
      log(`${c.req.method} ${c.req.path}: ${error.message}`)
      return answer(c, new ApiError(503, DAMAGED))
    }
    if (error instanceof StoreError) {
      log(`${c.req.method} ${c.req.path}: ${error.message}`)
      return answer(c, new ApiError(503, AWAY, { 'Retry-After': '5' }))
    }
    log(`${c.req.method} ${c.req.path}: ${error.stack ?? error.message}`)
    return answer(c, new ApiError(500, INTERNAL))
  }
}

export const unrouted: NotFoundHandler<ServiceEnv> = (c) => answer(c, notFound())

/** For programs JSON, of the API also as a page that shows it; elsewhere a page for what a visitor may have typed. */
function answer(c: ServiceContext, { status, body, headers }: ApiError): Response | Promise<Response> {
  const isApi = /^\/api(\/|$)/.test(c.req.path)
  const isForPrograms = isApi || /^\/(oembed\/?$|maps\/)/.test(c.req.path)
  if (!isForPrograms && status === 404) return c.get('site').showMissing(c)
  const common = { ...PUBLIC, ...headers, 'Cache-Control': 'no-store', Vary: 'Accept' }
  const json = Response.json(body, { status, headers: common })
  const isPage = isApi && prefersPage(lastQuery(c, 'format'), c.req.header('Accept'))
  return isPage ? c.get('site').showPage(c, c.get('shownAsPage') ?? null, json) : json
}
