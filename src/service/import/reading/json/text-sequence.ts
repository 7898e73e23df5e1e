import { ImportError } from '../input/import-error.ts'
import { checkLimit, type Limits } from '../input/limits.ts'
import type { FeatureText } from './feature-splitter.ts'
import { JsonScanner, OPENING_BRACE, opens } from './json-scanner.ts'

const RECORD_SEPARATOR = 0x1e
const SPACES = new Set([0x20, 0x09, 0x0a, 0x0d, RECORD_SEPARATOR])

/** Cuts JSON objects that follow each other, whatever space is between and within them. Throws ImportErrors. */
export class TextSequence {
  readonly #scanner = new JsonScanner()
  readonly #limits: Limits
  #depth = 0
  #number = 0
  #parts: Uint8Array[] = []
  #length = 0
  #startLine = 1

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /** Checks that the last object is whole. */
  end(): void {
    if (this.#depth > 0) {
      throw new ImportError(`it ends in the middle of ${this.#place()}`)
    }
  }

  /** The objects that end within the next bytes. */
  *push(chunk: Uint8Array): Generator<FeatureText, undefined> {
    let from = 0
    for (let at = 0; at < chunk.length; at++) {
      if (this.#depth === 0) {
        at = from = this.#skipSpaces(chunk, at)
        if (from === chunk.length) return
        if (chunk[from] !== OPENING_BRACE) throw new ImportError(`line ${this.#scanner.line} begins with no feature`)
        this.#startLine = this.#scanner.line
      }
      at = this.#scanner.next(chunk, at)
      if (at === chunk.length) break
      this.#depth += opens(chunk[at]) ? 1 : -1
      if (this.#depth > this.#limits.depth) checkLimit(this.#limits, 'depth', this.#depth, this.#place())
      if (this.#depth === 0) yield this.#end(chunk.subarray(from, at + 1))
    }
    if (this.#depth === 0) return
    this.#parts.push(chunk.subarray(from))
    this.#length += chunk.length - from
    checkLimit(this.#limits, 'record_mb', this.#length, this.#place())
  }

  /** Where the spaces between two objects end; their lines are counted. */
  #skipSpaces(chunk: Uint8Array, from: number): number {
    let end = from
    while (SPACES.has(chunk[end] ?? NaN)) end++
    this.#scanner.next(chunk.subarray(0, end), from)
    return end
  }

  /** Of the object that is open. */
  #place(): string {
    return `feature ${this.#number + 1} (line ${this.#startLine})`
  }

  #end(last: Uint8Array): FeatureText {
    const bytes = this.#parts.length === 0 ? last : Buffer.concat([...this.#parts, last])
    this.#parts = []
    this.#length = 0
    this.#number++
    return { number: this.#number, line: this.#startLine, bytes }
  }
}
