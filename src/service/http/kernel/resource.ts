import type { Hono } from 'hono'
import type { Operation } from '../openapi/operation.ts'
import { methodNotAllowed } from '../../answer/api-error.ts'
import { lastQuery } from './last-query.ts'
import type { Resource, ServiceContext, ServiceEnv } from './context.ts'
import { bareType, mediaTypeOf, negotiator, PAGE_FORMAT, renderingsOf, type Format } from '../../answer/format.ts'
import { ALLOWED_METHODS, PREFLIGHT, PUBLIC } from '../../answer/headers.ts'

type Read = (c: ServiceContext) => Response | Promise<Response>

/**
 * A resource of the API: it can be read and nothing else. `read` answers in the format that the request asks for, by
 * `format=` or by its `Accept`: `c.get('format')` is `json`, or one of those that the resource offers. Where a page was
 * asked for, `read` gives JSON and the page shows it.
 *
 * @example resource(app, paths.closures, read, { offers: ['geojson', 'csv'] })
 */
export function resource(
  app: Hono<ServiceEnv>,
  path: string,
  read: Read,
  { offers = [] }: Partial<Pick<Resource, 'offers'>> = {},
): void {
  const negotiate = negotiator(offers)
  const own: Resource = { path, offers }
  const readIn = (c: ServiceContext) => {
    const rendering = negotiate(lastQuery(c, 'format'), c.req.header('Accept'))
    if (rendering === PAGE_FORMAT) return readForPage(c, own, read)
    c.set('format', rendering)
    return read(c)
  }
  app.all(path, (c) => (c.req.method === 'OPTIONS' ? options(c, own) : readOnly(c, readIn)))
}

/** A path that can be read and nothing else, in one format. */
export function readRoute(app: Hono<ServiceEnv>, path: string, read: Read): void {
  app.all(path, (c) => (c.req.method === 'OPTIONS' ? options(c, { path, offers: [] }) : readOnly(c, read)))
}

function readOnly(c: ServiceContext, read: Read): Response | Promise<Response> {
  const { method } = c.req
  if (method === 'GET' || method === 'HEAD') return read(c)
  throw methodNotAllowed(method)
}

async function readForPage(c: ServiceContext, own: Resource, read: Read): Promise<Response> {
  c.set('shownAsPage', own)
  return c.get('site').showPage(c, own, await read(c))
}

/** What may be done with a resource: to a browser before a request from another origin, or to anyone who asks. */
function options(c: ServiceContext, { path, offers }: Resource): Response {
  if (c.req.header('Access-Control-Request-Method') !== undefined) {
    return new Response(null, { status: 204, headers: PREFLIGHT })
  }
  const operation = c.get('site').operationAt(path)
  const body = operation === undefined ? { name: path, methods: METHODS } : describe(operation, offers)
  return Response.json(body, { headers: { ...PUBLIC, 'Cache-Control': 'public, max-age=60', Vary: 'Accept' } })
}

const METHODS = ALLOWED_METHODS.split(', ')

function describe({ summary, description = '', parameters, answer }: Operation, offers: readonly Format[]): object {
  const renderings = answer.kind === 'json' ? renderingsOf(offers) : []
  const asked = parameters.filter((parameter) => parameter.in === 'query')
  return {
    name: summary,
    description,
    methods: METHODS,
    renders: answer.kind === 'json' ? renderings.map((rendering) => bareType(mediaTypeOf(rendering))) : [answer.type],
    formats: renderings,
    parameters: Object.fromEntries(
      asked.map(({ name, description: text, schema }) => [name, { description: text, schema }]),
    ),
  }
}
