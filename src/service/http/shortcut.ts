import { LRUCache } from 'lru-cache'

/** The part of a request that its answer depends on. */
export interface Asked {
  readonly method: string
  readonly url: string
  readonly headers: { get(name: string): string | null }
}

const MOST_BYTES = 2 ** 20
const LONGEST = 4096

/**
 * Remembers what requests came to: a request that is repeated to the letter needs no routing, checking or negotiating
 * again, as long as the answer is at hand.
 */
export class Shortcut {
  readonly #keys = new LRUCache<string, string>({ maxSize: MOST_BYTES, sizeCalculation: sizeOf })
  readonly #headers: readonly string[]

  /** `headers`: what answers depend on beside the address and what a client accepts. */
  constructor(headers: readonly string[]) {
    this.#headers = ['Accept', 'Accept-Encoding', 'Accept-Language', ...headers]
  }

  /** Where the answer to a request was found; undefined for one that was not seen yet. */
  find(asked: Asked): string | undefined {
    return asked.method === 'GET' ? this.#keys.get(this.#textOf(asked)) : undefined
  }

  remember(asked: Asked, key: string): void {
    const text = this.#textOf(asked)
    if (asked.method === 'GET' && text.length <= LONGEST) this.#keys.set(text, key)
  }

  #textOf({ url, headers }: Asked): string {
    let text = url
    for (const name of this.#headers) text += `\n${headers.get(name) ?? ''}`
    return text
  }
}

function sizeOf(key: string, text: string): number {
  return 2 * (key.length + text.length)
}
