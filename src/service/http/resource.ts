import type { Hono } from 'hono'
import type { ParamShape } from '#contract/query/param.ts'
import { methodNotAllowed } from './api-error.ts'
import type { ServiceContext, ServiceEnv } from './env.ts'
import { bareType, mediaTypeOf, negotiator, PAGE_FORMAT, renderingsOf, type Format } from './format.ts'
import { ALLOWED_METHODS, PREFLIGHT, PUBLIC } from './headers.ts'

/** What a resource says of itself: in the answer to OPTIONS, and on the pages that show it. */
export interface ResourceInfo {
  readonly name: string
  readonly description: string
  /** What it can be asked for; a `QueryCodec` is one. */
  readonly query?: { readonly params: Readonly<Record<string, { readonly shape: ParamShape }>> }
  /** Whether it is a list that comes in pages. */
  readonly paged?: boolean
  /** The formats that it gives beside JSON. */
  readonly offers?: readonly Format[]
}

type Read = (c: ServiceContext) => Response | Promise<Response>

/**
 * A resource of the API: it can be read and nothing else. `read` answers in the format that the request asks for, by
 * `format=` or by its `Accept`: `c.get('format')` is `json`, or one of those that the resource offers. Where a page was
 * asked for, `read` gives JSON and the page shows it.
 *
 * @example resource(app, paths.closures, read, { name: 'Closures', description: '…', offers: ['geojson', 'csv'] })
 */
export function resource(app: Hono<ServiceEnv>, path: string, read: Read, given: Partial<ResourceInfo> = {}): void {
  const info: ResourceInfo = { name: nameOf(path), description: '', ...given }
  const negotiate = negotiator(info.offers ?? [])
  readable(
    app,
    path,
    (c) => {
      const rendering = negotiate(c.req.query('format'), c.req.header('Accept'))
      if (rendering !== PAGE_FORMAT) {
        c.set('format', rendering)
        return read(c)
      }
      c.set('format', 'json')
      c.set('shownAsPage', info)
      return showPage(c, info, read)
    },
    info,
  )
}

/** A path that can be read and nothing else, in one format. */
export function readable(
  app: Hono<ServiceEnv>,
  path: string,
  read: Read,
  info: ResourceInfo = { name: path, description: '' },
): void {
  app.all(path, (c) => {
    const { method } = c.req
    if (method === 'GET' || method === 'HEAD') return read(c)
    if (method === 'OPTIONS') return options(c, info)
    throw methodNotAllowed(method)
  })
}

async function showPage(c: ServiceContext, info: ResourceInfo, read: Read): Promise<Response> {
  return c.get('showPage')(c, info, await read(c))
}

/** What may be done with a resource: to a browser before a request from another origin, or to anyone who asks. */
function options(c: ServiceContext, info: ResourceInfo): Response {
  if (c.req.header('Access-Control-Request-Method') !== undefined) {
    return new Response(null, { status: 204, headers: PREFLIGHT })
  }
  return Response.json(description(info), { headers: { ...PUBLIC, Allow: ALLOWED_METHODS, Vary: 'Accept' } })
}

function description({ name, description: text, query, paged = false, offers = [] }: ResourceInfo): object {
  const params = Object.entries(query?.params ?? {}).map(([param, { shape }]) => [param, shape])
  const paging = paged ? PAGING : {}
  return {
    name,
    description: text,
    methods: ALLOWED_METHODS.split(', '),
    renders: renderingsOf(offers).map((rendering) => bareType(mediaTypeOf(rendering))),
    formats: renderingsOf(offers),
    parameters: { ...Object.fromEntries(params), ...paging },
  }
}

const PAGING = { page: { kind: 'page' }, page_size: { kind: 'number' } } as const

/** `/protected-areas` is called “Protected areas”. */
function nameOf(path: string): string {
  const words = path.replace(/^\//, '').replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
