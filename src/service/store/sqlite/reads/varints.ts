const MORE = 0x80
const BITS = 0x7f
/** The ninth byte of a number has eight bits of it. */
const LONGEST = 9

/** The numbers of SQLite's variable length in some bytes, one after the other; those that a double holds exactly. */
export class Varints {
  at: number
  readonly #bytes: Uint8Array

  constructor(bytes: Uint8Array, at = 0) {
    this.#bytes = bytes
    this.at = at
  }

  next(): number {
    let value = 0
    for (let length = 1; length < LONGEST; length += 1) {
      const byte = this.#byte()
      value = value * 128 + (byte & BITS)
      if (byte < MORE) return value
    }
    return value * 256 + this.#byte()
  }

  #byte(): number {
    const byte = this.#bytes[this.at] ?? 0
    this.at += 1
    return byte
  }
}
