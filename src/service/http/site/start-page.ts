import { readFile } from 'node:fs/promises'
import { html } from 'hono/html'
import { answerOf, NO_CACHE, type HeaderRecord } from '../../answer/answer.ts'
import { encodedOnce } from '../../answer/encoded.ts'
import { encodingOf } from '../../answer/encoding.ts'
import type { ServiceContext } from '../kernel/context.ts'
import { PAGE_TYPE } from '../../answer/format.ts'
import type { PageHead } from '../../output/page/head-tags.ts'
import { withHead, withStart, type StartHead } from './page-head.ts'
import type { TextLinks } from './text-links.ts'
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

interface Made {
  /** Where it is told how to embed the page; null where nothing is. */
  readonly discovery: string | null
  /** What the page opens, or what the map is where that is no record and no place; null for other pages. */
  readonly head: PageHead | StartHead | null
  /** What of the same is there without script; null where nothing is. */
  readonly text: TextLinks | null
  readonly headers: HeaderRecord
}

/**
 * Sends a page from its file, with that address in its head and in a header, since readers of links know one or the other,
 * and with what it opens. It is made for each request, because a crawler that asks for view after view would push all else
 * out of a cache.
 */
export async function sendMade(
  c: ServiceContext,
  now: number,
  file: string,
  { discovery, head, text, headers }: Made,
): Promise<Response> {
  const link = discovery === null ? '' : await html`<link rel="alternate" type="${TYPE}" href="${discovery}" />`
  const links = link + (text?.head ?? '')
  const page = (await readFile(file, 'utf8'))
    .replace('</head>', () => `${links}</head>`)
    .replace(/<noscript[^>]*>/, (tag) => tag + (text?.noscript ?? ''))
  const answer = await answerOf({
    body: Buffer.from(
      head === null ? page : 'facts' in head ? await withHead(page, head) : await withStart(page, head),
    ),
    type: PAGE_TYPE,
    cacheControl: NO_CACHE,
    vary: ['Accept-Encoding', ...(head === null ? [] : ['Accept-Language'])],
    headers: { ...headers, ...(discovery === null ? {} : { Link: `<${discovery}>; rel="alternate"; type="${TYPE}"` }) },
  })
  return send(
    c.req.header('If-None-Match'),
    await encodedOnce(answer, encodingOf(c.req.header('Accept-Encoding'))),
    now,
  )
}

const TYPE = 'application/json+oembed'
