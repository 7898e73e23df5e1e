import type { Hono } from 'hono'
import { hasAlready } from '../../answer/accepting.ts'
import { notFound } from '../../answer/api-error.ts'
import { encodingOf } from '../../answer/encoding.ts'
import { PUBLIC } from '../../answer/headers.ts'
import {
  MOST_ADDRESSES,
  SITEMAP_KINDS,
  sitemapIndex,
  sitemapOf,
  sitemapOfPages,
  type SitemapSource,
} from '../../output/text/sitemap.ts'
import type { RouteContext, ServiceContext, ServiceEnv } from '../kernel/context.ts'
import { readRoute } from '../kernel/resource.ts'

/** For how long a sitemap may be taken for granted, in seconds: search engines come once a day or so. */
const MAX_AGE = 3600
const XML = 'application/xml; charset=utf-8'

/** What is said of the site to search engines: whether they may look, and which pages there are of its own records. */
export function sitemapRoutes(
  app: Hono<ServiceEnv>,
  context: RouteContext,
  { isIndexed, hasPages }: { readonly isIndexed: boolean; readonly hasPages: boolean },
): void {
  readRoute(app, '/robots.txt', (c) => {
    const sitemap = isIndexed && hasPages ? `\nSitemap: ${c.get('origin')}/sitemap.xml\n` : ''
    return answer(`User-agent: *\n${isIndexed ? 'Allow' : 'Disallow'}: /\n${sitemap}`, {
      'Content-Type': 'text/plain; charset=utf-8',
    })
  })
  if (!isIndexed || !hasPages) return
  const sourceOf = (c: ServiceContext): SitemapSource => {
    return { store: context.store, origin: c.get('origin'), now: context.now(), mostAddresses: MOST_ADDRESSES }
  }
  readRoute(app, '/sitemap.xml', async (c) => answer(await sitemapIndex(sourceOf(c)), { 'Content-Type': XML }))
  readRoute(app, '/sitemaps/:name', async (c) => {
    const name = c.req.param('name') ?? ''
    if (name === 'pages.xml') return answer(sitemapOfPages(c.get('origin')), { 'Content-Type': XML })
    const [, kindName, number] = /^([a-z]+)-([1-9]\d{0,4})\.xml$/.exec(name) ?? []
    const kind = SITEMAP_KINDS.find((one) => one === kindName)
    if (kind === undefined) throw notFound()
    return streamed(c, context, sitemapOf(sourceOf(c), kind, Number(number)))
  })
}

/** Sends a file as it is read, packed where the client takes that; nothing where it has what the store holds. */
async function streamed(
  c: ServiceContext,
  { state, store, now }: RouteContext,
  parts: AsyncGenerator<string, undefined>,
): Promise<Response> {
  const isPacked = encodingOf(c.req.header('Accept-Encoding')).gzip
  const known = `${(await state.current()).revision} ${await store.nextStatusChange(now())}`
  const etag = `"${Buffer.from(known).toString('base64url')}${isPacked ? '-gzip' : ''}"`
  const headers = { ETag: etag, Vary: 'Accept-Encoding' }
  if (hasAlready(c.req.header('If-None-Match'), etag)) return answer(null, headers, 304)
  const packing = isPacked ? { 'Content-Encoding': 'gzip' } : {}
  const all = { ...headers, ...packing, 'Content-Type': XML }
  if (c.req.method === 'HEAD') return answer(null, all)
  const bytes = ReadableStream.from(parts).pipeThrough(new TextEncoderStream())
  return answer(isPacked ? bytes.pipeThrough(new CompressionStream('gzip')) : bytes, all)
}

function answer(body: string | ReadableStream | null, headers: Record<string, string>, status = 200): Response {
  return new Response(body, {
    status,
    headers: { ...PUBLIC, 'Cache-Control': `public, max-age=${MAX_AGE}`, ...headers },
  })
}
