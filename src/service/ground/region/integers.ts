const BITS = 18
const CHUNK = 2 ** BITS
const MASK = CHUNK - 1

/** A list of 32-bit integers that grows by chunks: without copies, and with hardly a byte more than it needs. */
export class Integers {
  readonly #chunks: Int32Array[] = []
  #length = 0

  get length(): number {
    return this.#length
  }

  push(value: number): void {
    if ((this.#length & MASK) === 0) this.#chunks.push(new Int32Array(CHUNK))
    const chunk = this.#chunks[this.#length >>> BITS]
    if (chunk !== undefined) chunk[this.#length & MASK] = value
    this.#length++
  }

  /** The number at an index that is in the list. */
  at(index: number): number {
    return this.#chunks[index >>> BITS]?.[index & MASK] ?? 0
  }
}
