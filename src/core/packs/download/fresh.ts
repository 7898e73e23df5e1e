import { readListPage, type ListPage } from '#contract/list.ts'
import { Paging } from '#contract/paging.ts'
import { readUnusualPage } from '#contract/unusual-list.ts'
import { retryAfterMs } from '#contract/retry-after.ts'
import { ErrorBody } from '#contract/errors.ts'
import type { Schema } from '#core/api/client.ts'
import { headers as marks } from '#core/offline/protocol.ts'
import { ApiError } from '#core/api/errors.ts'
import { fewerFields } from '#core/api/fewer-fields.ts'
import { addressOfNext } from '#core/api/list.ts'

/**
 * An answer of the service itself: what is kept on this device must not come back as news. Throws {@link ApiError}; an
 * aborted request throws what `fetch` throws.
 */
export async function fresh(url: string, signal: AbortSignal, headers: Record<string, string> = {}): Promise<Response> {
  let response: Response
  try {
    response = await fetch(url, { signal, cache: 'no-store', headers })
  } catch (cause) {
    signal.throwIfAborted()
    throw new ApiError({ kind: 'unreachable' }, url, cause)
  }
  if (response.headers.has(marks.from)) throw new ApiError({ kind: 'unreachable' }, url)
  return response
}

/** JSON, and how many bytes it is. */
export interface FreshJson {
  readonly body: unknown
  readonly bytes: number
  /** By which it can be asked whether it is still the same; null where the service gives none. */
  readonly etag: string | null
}

const ONLY_JSON = { Accept: 'application/json' }

/** Gets JSON of unknown shape; fewer fields of a service that does not know all. Throws {@link ApiError}. */
export async function freshJson(url: string, signal: AbortSignal): Promise<FreshJson> {
  return jsonOf(await fresh(url, signal, ONLY_JSON), url, signal)
}

async function jsonOf(response: Response, url: string, signal: AbortSignal): Promise<FreshJson> {
  const text = await textOf(response, url, signal)
  let body: unknown = null
  try {
    body = JSON.parse(text)
  } catch (cause) {
    if (isOfNetwork(response)) throw new ApiError({ kind: 'unreachable' }, url, cause)
  }
  if (response.status === 400 && /[?&]fields=/.test(url)) return freshJson(fewerFields(url), signal)
  if (!response.ok) throw refusal(response, url, detailOf(body))
  return { body, bytes: text.length, etag: response.headers.get('ETag') }
}

/** What a service has refused, and for how long it asks to wait. */
export function refusal({ status, headers }: Response, url: string, detail: string | null): ApiError {
  return new ApiError(
    { kind: 'refused', status, detail, askedMs: retryAfterMs(headers.get('Retry-After'), Date.now()) },
    url,
  )
}

/** By which a network says itself that it wants a login first. */
const LOGIN_WANTED = 511

/**
 * Whether a page has come from whoever stands in between, such as a hotel's sign-in page, in the place of the service; one
 * with an error is of the service, or of a proxy before it.
 */
function isOfNetwork({ ok, status }: Response): boolean {
  return ok || status === LOGIN_WANTED
}

/** A body that breaks off is as good as none. */
async function textOf(response: Response, url: string, signal: AbortSignal): Promise<string> {
  try {
    return await response.text()
  } catch (cause) {
    signal.throwIfAborted()
    throw new ApiError({ kind: 'unreachable' }, url, cause)
  }
}

function detailOf(body: unknown): string | null {
  const read = ErrorBody.safeParse(body)
  return read.success ? Object.values(read.data).flat().join(' ') : null
}

/** Gets one document. Throws {@link ApiError}. */
export async function freshDocument<T>(url: string, schema: Schema<T>, signal: AbortSignal): Promise<T> {
  const read = schema.safeParse((await freshJson(url, signal)).body)
  if (!read.success) throw new ApiError({ kind: 'unreadable' }, url)
  return read.data
}

/** A page of a list, whose link to the next is an address; how many bytes it is. */
export interface FreshPage extends ListPage, Omit<FreshJson, 'body'> {}

/** Reads a page of a list. Throws {@link ApiError}. */
export async function freshPage(url: string, signal: AbortSignal): Promise<FreshPage> {
  return pageOf(await freshJson(url, signal), url)
}

/** Reads a page of a list, unless it is still the one that had an ETag before: null. Throws {@link ApiError}. */
export async function changedPage(url: string, etag: string, signal: AbortSignal): Promise<FreshPage | null> {
  let response: Response
  try {
    response = await fresh(url, signal, { ...ONLY_JSON, 'If-None-Match': etag })
  } catch {
    // A service of another origin may not allow browsers to ask so.
    return freshPage(url, signal)
  }
  return response.status === 304 ? null : pageOf(await jsonOf(response, url, signal), url)
}

function pageOf({ body, bytes, etag }: FreshJson, url: string): FreshPage {
  const page = readListPage(body) ?? readUnusualPage(body, url)
  if (page === null) throw new ApiError({ kind: 'unreadable' }, url)
  const next = addressOfNext(page, url)
  // Some services have the last page lead to itself.
  return { ...page, next: next === url ? null : next, bytes, etag }
}

/** Reads all pages of some lists. Throws {@link ApiError}, also where a list does not seem to end. */
export async function* freshPages(urls: readonly string[], signal: AbortSignal): AsyncGenerator<FreshPage> {
  for (const first of urls) {
    const paging = new Paging()
    for (let url: string | null = first; url !== null;) {
      const page: FreshPage = await freshPage(url, signal)
      yield page
      passPage(paging, page, url)
      url = page.next
    }
  }
}

/** Counts a page at an address; one that begins as another did brings nothing new. Throws {@link ApiError} where the list does not seem to end. */
export function passPage(paging: Paging, { items, next }: FreshPage, url: string): void {
  const marks = items.slice(0, 1).map((item) => JSON.stringify(item))
  if (next !== null && paging.pass(marks, next) !== null) throw new ApiError({ kind: 'unreadable' }, url)
}
