import { judged } from './judged.ts'
import { keep, seen } from './seen.ts'
import { wayOf } from './way.ts'

/** Keeps what a page has asked for before there was a worker, out of the browser's own store: nothing is loaded twice. */
export async function takeIn(urls: readonly string[], origin: string): Promise<void> {
  for (const url of urls) {
    if (wayOf({ url, method: 'GET', mode: 'cors', isRange: false, cache: 'default' }, origin) !== 'answer') continue
    const request = new Request(url, { cache: 'force-cache', headers: { Accept: 'application/json' } })
    // oxlint-disable-next-line no-await-in-loop -- One at a time, for the page is at work.
    if ((await seen(request)) === null) await takeInOne(request).catch(() => {})
  }
}

async function takeInOne(request: Request): Promise<void> {
  const found = await judged(await fetch(request), request.url)
  if (found.kind === 'answer' && found.isKept) await keep(request.url, found.response, Date.now())
}
