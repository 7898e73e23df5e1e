import { readFile } from 'node:fs/promises'
import { html } from 'hono/html'
import { answerOf, NO_CACHE, type HeaderRecord } from '../../answer/answer.ts'
import { encodedOnce } from '../../answer/encoded.ts'
import { encodingOf } from '../../answer/encoding.ts'
import type { ServiceContext } from '../kernel/context.ts'
import { PAGE_TYPE } from '../../answer/format.ts'
import { viewAt } from '../oembed/address.ts'
import { send } from '../../answer/send.ts'

/** Proxies refuse headers that are much longer. */
const LONGEST = 2000

/** Where it is told how to put the view of an address into a page; null of what is no view, or has too long an address. */
export function discoveryOf(url: URL, origin: string): string | null {
  const view = viewAt(url, origin)
  if (view === null) return null
  const shown = url.pathname === '/' ? view.page : view.embed
  const address = `${origin}/oembed?url=${encodeURIComponent(shown)}`
  return address.length > LONGEST ? null : address
}

/**
 * Sends a page from its file, with that address in its head and in a header: readers of links know one or the other. It
 * is made for each request, because a crawler that asks for view after view would push all else out of a cache.
 */
export async function sendDiscoverable(
  c: ServiceContext,
  now: number,
  file: string,
  { discovery, headers }: { readonly discovery: string; readonly headers: HeaderRecord },
): Promise<Response> {
  const link = await html`<link rel="alternate" type="${TYPE}" href="${discovery}" />`
  const page = (await readFile(file, 'utf8')).replace('</head>', () => `${link}</head>`)
  const answer = await answerOf({
    body: Buffer.from(page),
    type: PAGE_TYPE,
    cacheControl: NO_CACHE,
    vary: ['Accept-Encoding'],
    headers: { ...headers, Link: `<${discovery}>; rel="alternate"; type="${TYPE}"` },
  })
  return send(
    c.req.header('If-None-Match'),
    await encodedOnce(answer, encodingOf(c.req.header('Accept-Encoding'))),
    now,
  )
}

const TYPE = 'application/json+oembed'
