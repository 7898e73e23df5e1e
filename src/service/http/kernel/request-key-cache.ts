import type { IncomingHttpHeaders } from 'node:http'
import { LRUCache } from 'lru-cache'

/** The part of a request that its answer depends on. */
export interface KeyParts {
  readonly method: string
  readonly url: string
  /** The value of a header, by its name in lower case. */
  readonly header: (name: string) => string | undefined
}

/** What the server knows of a request, beside the request itself. */
export interface Arrival {
  /** The same request as Node has read it. */
  readonly incoming: { readonly headers: IncomingHttpHeaders }
}

/** `arrival`: where the request came over HTTP. */
export function keyPartsOf(request: Request, arrival?: Arrival): KeyParts {
  const { method, url } = request
  if (arrival === undefined) return { method, url, header: (name) => request.headers.get(name) ?? undefined }
  // What the request itself has of them is made when first asked for, at the cost of a whole answer.
  const { headers } = arrival.incoming
  return { method, url, header: (name) => headers[name]?.toString() }
}

const MOST_BYTES = 2 ** 20
const LONGEST = 4096

/**
 * Remembers what requests came to: a request that is repeated to the letter needs no routing, checking or negotiating
 * again, as long as the answer is at hand.
 */
export class RequestKeyCache {
  readonly #keys = new LRUCache<string, string>({ maxSize: MOST_BYTES, sizeCalculation: sizeOf })
  readonly #headers: readonly string[]

  /** `headers`: what answers depend on beside the address and what a client accepts. */
  constructor(headers: readonly string[]) {
    this.#headers = ['accept', 'accept-encoding', 'accept-language', ...headers.map((name) => name.toLowerCase())]
  }

  /** Where the answer to a request was found; undefined for one that was not seen yet. */
  find(parts: KeyParts): string | undefined {
    return parts.method === 'GET' ? this.#keys.get(this.#textOf(parts)) : undefined
  }

  remember(parts: KeyParts, key: string): void {
    const text = this.#textOf(parts)
    if (parts.method === 'GET' && text.length <= LONGEST) this.#keys.set(text, key)
  }

  #textOf({ url, header }: KeyParts): string {
    let text = url
    for (const name of this.#headers) text += `\n${header(name) ?? ''}`
    return text
  }
}

function sizeOf(key: string, text: string): number {
  return 2 * (key.length + text.length)
}
