/** Sets of the ids of a table's records, as a bit for each id up to the largest. */
export class IdSet {
  readonly #bits: Uint32Array

  private constructor(bits: Uint32Array) {
    this.#bits = bits
  }

  /** An empty set for ids up to one. */
  static upTo(most: number): IdSet {
    return new IdSet(new Uint32Array(Math.floor(most / 32) + 1))
  }

  static of(ids: readonly number[] | Int32Array): IdSet {
    let most = 0
    for (const id of ids) if (id > most) most = id
    const set = IdSet.upTo(most)
    for (const id of ids) set.add(id)
    return set
  }

  /** Adds an id, which is not above the largest. */
  add(id: number): void {
    this.#bits[id >>> 5] = (this.#bits[id >>> 5] ?? 0) | (1 << (id & 31))
  }

  /** What is in either set. */
  or(other: IdSet): IdSet {
    const [long, short] = this.#bits.length < other.#bits.length ? [other.#bits, this.#bits] : [this.#bits, other.#bits]
    return new IdSet(long.map((bits, at) => bits | (short[at] ?? 0)))
  }

  /** What is in both sets. */
  and(other: IdSet): IdSet {
    const [long, short] = this.#bits.length < other.#bits.length ? [other.#bits, this.#bits] : [this.#bits, other.#bits]
    return new IdSet(short.map((bits, at) => bits & (long[at] ?? 0)))
  }

  get size(): number {
    return this.#bits.reduce((sum, bits) => sum + setBits(bits), 0)
  }

  /** All ids, in their order. */
  get ids(): readonly number[] {
    return this.first({ after: 0, limit: Infinity })
  }

  /** The first ids behind one, in their order, so many at most. */
  first({ after, limit }: { readonly after: number; readonly limit: number }): readonly number[] {
    const ids: number[] = []
    for (let at = Math.max(0, (after + 1) >>> 5); at < this.#bits.length; at += 1) {
      for (let bits = this.#bits[at] ?? 0; bits !== 0; bits &= bits - 1) {
        const id = at * 32 + 31 - Math.clz32(bits & -bits)
        if (id <= after) continue
        if (ids.length >= limit) return ids
        ids.push(id)
      }
    }
    return ids
  }
}

/** How many bits of a number of 32 are set (Warren, Hacker's Delight, 5-1). */
function setBits(number: number): number {
  const pairs = number - ((number >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
