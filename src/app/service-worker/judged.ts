import type { Trouble } from '#core/offline/protocol.ts'
import { isOfService, isRefusal } from './shapes.ts'
import { isFileAt } from './way.ts'

/** What came back over the network, all of it. */
export type Judged =
  /** The service's own word; `isKept`: it can be given again later. */
  | { readonly kind: 'answer'; readonly response: Response; readonly isKept: boolean }
  /** None of the service's, or an error of its own, which is `response`. */
  | { readonly kind: 'trouble'; readonly trouble: Trouble; readonly response: Response | null }

const HTML = /^text\/html\b/
const JSON_TYPE = /\bjson\b/
/** No type, or that of mere text: a service may give JSON so, and a web server the files whose type it does not know. */
const UNSAID = /^$|^text\//
const WITHOUT_BODY = [204, 304]
/** By which a network says itself that it wants a login first. */
const LOGIN_WANTED = 511
const TOO_MANY = 429

/**
 * Reads an answer to its end and tells whether the service has given it: a login page of a network is none, be its status
 * 200, and neither is JSON that breaks off, or that has not the shape of what was asked for at an address. Nothing that is
 * asked for in this way is a page, but a proxy before the service tells on one that this does not answer.
 */
export async function judged(response: Response, url: string): Promise<Judged> {
  const type = response.headers.get('Content-Type') ?? ''
  const { status } = response
  if (status === TOO_MANY) return { kind: 'trouble', trouble: 'busy', response }
  if (status >= 500 && status !== LOGIN_WANTED) return { kind: 'trouble', trouble: 'failing', response }
  if (HTML.test(type) || response.type === 'opaqueredirect' || status === LOGIN_WANTED)
    return { kind: 'trouble', trouble: 'portal', response: null }
  let body: ArrayBuffer
  try {
    body = await response.arrayBuffer()
  } catch {
    return { kind: 'trouble', trouble: 'cut', response: null }
  }
  const isSaidJson = JSON_TYPE.test(type)
  const isData = isSaidJson || (UNSAID.test(type) && !isFileAt(url))
  if (isData && !WITHOUT_BODY.includes(status)) {
    const json = jsonOf(body)
    if (json === undefined) return { kind: 'trouble', trouble: isSaidJson ? 'cut' : 'portal', response: null }
    if (isForeign(json, url, status)) return { kind: 'trouble', trouble: 'portal', response: null }
  }
  return { kind: 'answer', response: withBody(response, body), isKept: status === 200 }
}

/** The parsed body; undefined where it is no JSON. */
function jsonOf(body: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body))
  } catch {
    return undefined
  }
}

/** Whether JSON comes from another one than the service, which alone may replace or forget what was seen. */
function isForeign(json: unknown, url: string, status: number): boolean {
  if (status === 200) return !isOfService(url, json)
  return status === 404 && !isRefusal(json)
}

/** The same answer, whose body was read. */
function withBody({ status, statusText, headers }: Response, body: ArrayBuffer): Response {
  const own = new Headers(headers)
  // The body is what these have told of.
  own.delete('Content-Encoding')
  own.delete('Content-Length')
  return new Response(WITHOUT_BODY.includes(status) ? null : body, { status, statusText, headers: own })
}
