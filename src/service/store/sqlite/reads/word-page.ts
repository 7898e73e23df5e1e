import { Varints } from './varints.ts'

/** Where a page says how long its content is; behind the content stands where each of its terms begins. */
const CONTENT_AT = 4
const LENGTH_AT = 2

/** A page of a segment: the end of the list of the term before, then terms, each with the list of its records. */
export class WordPage {
  readonly #bytes: Uint8Array
  readonly #length: number
  readonly #terms: readonly number[]

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
    this.#length = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint16(LENGTH_AT)
    this.#terms = this.#termsFrom(bytes)
  }

  /** The rest of the list that the page before began. If it fills this page, the next page may hold more of it. */
  get rest(): ListPart {
    return this.#part(CONTENT_AT, this.#terms[0])
  }

  /** The terms that begin on this page, in their order, with what it has of their lists; each term's bytes until the next. */
  *lists(): Generator<{ readonly term: Uint8Array; readonly part: ListPart }> {
    const numbers = new Varints(this.#bytes)
    // No term is longer than the page, for it shares no more than what stands on it.
    const term = new Uint8Array(this.#bytes.length)
    for (const [index, from] of this.#terms.entries()) {
      numbers.at = from
      // All but the first share how they begin with the one before.
      const shared = index === 0 ? 0 : numbers.next()
      const length = numbers.next()
      const until = numbers.at + length
      for (let at = 0; at < length; at += 1) term[shared + at] = this.#bytes[numbers.at + at] ?? 0
      yield { term: term.subarray(0, shared + length), part: this.#part(until, this.#terms[index + 1]) }
    }
  }

  #part(from: number, next: number | undefined): ListPart {
    return { numbers: this.#bytes.subarray(from, next ?? this.#length), mayGoOn: next === undefined }
  }

  #termsFrom(bytes: Uint8Array): readonly number[] {
    const terms: number[] = []
    const numbers = new Varints(bytes, this.#length)
    for (let at = 0; numbers.at < bytes.length; terms.push(at)) at += numbers.next()
    return terms
  }
}

/** Part of the list of a term's records, as the bytes of numbers. */
export interface ListPart {
  readonly numbers: Uint8Array
  /** Whether the next page may begin with more of it. */
  readonly mayGoOn: boolean
}
