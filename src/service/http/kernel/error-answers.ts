import { createHash } from 'node:crypto'
import type { ErrorHandler, NotFoundHandler } from 'hono'
import type { ErrorBody } from '#contract/errors.ts'
import * as sentences from '#contract/error-sentences.ts'
import { ApiError, AWAY, DAMAGED, notFound } from '../../answer/api-error.ts'
import type { ServiceContext, ServiceEnv } from './context.ts'
import { lastQuery } from './last-query.ts'
import { prefersPage } from '../../answer/format.ts'
import { PUBLIC, SECURED } from '../../answer/headers.ts'
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
  if (!isForPrograms && status === 404) return missingPage()
  const common = { ...PUBLIC, ...headers, 'Cache-Control': 'no-store', Vary: 'Accept' }
  const json = Response.json(body, { status, headers: common })
  const isPage = isApi && prefersPage(lastQuery(c, 'format'), c.req.header('Accept'))
  return isPage ? c.get('site').showPage(c, c.get('shownAsPage') ?? null, json) : json
}

function missingPage(): Response {
  const style = createHash('sha256').update(MISSING_STYLE).digest('base64')
  const policy = `default-src 'none'; style-src 'sha256-${style}'; base-uri 'none'; frame-ancestors 'none'`
  const own = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store', Vary: 'Accept' }
  return new Response(MISSING_PAGE, { status: 404, headers: { ...SECURED, ...own, 'Content-Security-Policy': policy } })
}

const MISSING_STYLE =
  ':root{color-scheme:light dark}main{max-width:40rem;margin:15vh auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif}' +
  'body{background:Canvas;color:CanvasText}a{display:inline-block;padding:.7rem 0;color:inherit}'

const MISSING_PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${sentences.notFound}</title>
<style>${MISSING_STYLE}</style>
<main>
<h1>${sentences.notFound}</h1>
<p><a href="/">To the map</a></p>
</main>
</html>
`
