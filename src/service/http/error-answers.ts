import type { Context, ErrorHandler, NotFoundHandler } from 'hono'
import { messages, type ErrorBody } from '#contract/errors.ts'
import { ApiError, notFound } from './api-error.ts'
import type { ServiceEnv } from './env.ts'

const INTERNAL: ErrorBody = { detail: 'The service failed to answer. Its log says why.' }

/** Turns what a request ended with into the contract's body. What was not foreseen goes to the log, never to the client. */
export function errorAnswers(log: (line: string) => void): ErrorHandler<ServiceEnv> {
  return (error, c) => {
    if (error instanceof ApiError) return answer(c, error)
    log(`${c.req.method} ${c.req.path}: ${error.stack ?? error.message}`)
    return answer(c, new ApiError(500, INTERNAL))
  }
}

export const unrouted: NotFoundHandler<ServiceEnv> = (c) => answer(c, notFound())

/** JSON for the API, a page for what a visitor may have typed. */
function answer(c: Context, { status, body, headers }: ApiError): Response {
  for (const [name, value] of Object.entries(headers)) c.header(name, value)
  c.header('Cache-Control', 'no-store')
  c.header('Vary', 'Accept')
  if (/^\/api(\/|$)/.test(c.req.path) || status !== 404) return c.json(body, status)
  c.header('Content-Security-Policy', "default-src 'none'; base-uri 'none'; frame-ancestors 'none'")
  return c.html(MISSING_PAGE, status)
}

const MISSING_PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${messages.notFound}</title>
<h1>${messages.notFound}</h1>
<p><a href="/">To the map</a></p>
</html>
`
