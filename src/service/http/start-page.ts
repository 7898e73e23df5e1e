import { readFile } from 'node:fs/promises'
import { html } from 'hono/html'
import { answerOf, NO_CACHE } from './answer.ts'
import { encoded } from './encoded.ts'
import { encodingOf } from './encoding.ts'
import type { Publishing, ServiceContext } from './env.ts'
import { PAGE_TYPE } from './format.ts'
import { viewAt } from '../oembed/address.ts'
import { send } from './send.ts'

/** Proxies refuse headers that are much longer. */
const LONGEST = 2000

/** Where it is told how to put the view of an address into a page; null of what is no view, or has too long an address. */
export function discoveryOf(url: URL, origin: string): string | null {
  const view = viewAt(url, origin)
  if (view === null) return null
  const address = `${origin}/oembed?url=${encodeURIComponent(view.page)}`
  return address.length > LONGEST ? null : address
}

/** Sends a page from its file, with that address in its head and in a header: readers of links know one or the other. */
export async function sendDiscoverable(
  c: ServiceContext,
  { answers, now }: Publishing,
  file: string,
  { discovery, policy }: { readonly discovery: string; readonly policy: string },
): Promise<Response> {
  const present = now()
  const choice = encodingOf(c.req.header('Accept-Encoding'))
  const answer = await encoded(answers, `page ${discovery}`, present, choice, async () => {
    const link = await html`<link rel="alternate" type="${TYPE}" href="${discovery}" />`
    const page = (await readFile(file, 'utf8')).replace('</head>', () => `${link}</head>`)
    const headers = { 'Content-Security-Policy': policy, Link: `<${discovery}>; rel="alternate"; type="${TYPE}"` }
    const validity = { cacheControl: NO_CACHE, vary: ['Accept-Encoding'] }
    return answerOf({ body: Buffer.from(page), type: PAGE_TYPE, headers, ...validity })
  })
  return send(c.req.header('If-None-Match'), answer, present)
}

const TYPE = 'application/json+oembed'
