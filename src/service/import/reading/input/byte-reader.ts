import { ImportError } from './import-error.ts'

/** Takes exact numbers of bytes from a stream of pieces. */
export class ByteReader {
  readonly #chunks: AsyncIterator<Buffer>
  #buffer: Buffer = Buffer.alloc(0)
  #at = 0
  #taken = 0

  constructor(chunks: AsyncIterable<Buffer>) {
    this.#chunks = chunks[Symbol.asyncIterator]()
  }

  /** How many bytes have been taken. */
  get taken(): number {
    return this.#taken
  }

  /** The next bytes, good until more are taken; null at the end. Throws an ImportError where fewer are left. */
  async takeOrEnd(count: number): Promise<Buffer | null> {
    if (this.#buffer.length - this.#at < count) await this.#fill(count)
    const left = this.#buffer.length - this.#at
    if (left === 0 && count > 0) return null
    if (left < count) throw new ImportError('it is cut off')
    this.#at += count
    this.#taken += count
    return this.#buffer.subarray(this.#at - count, this.#at)
  }

  /** The next bytes, as many as there are up to a number, without taking them. */
  async peek(most: number): Promise<Buffer> {
    if (this.#buffer.length - this.#at < most) await this.#fill(most)
    return this.#buffer.subarray(this.#at, this.#at + most)
  }

  /** The next bytes, good until more are taken. Throws an ImportError where fewer are left. */
  async take(count: number): Promise<Buffer> {
    const bytes = await this.takeOrEnd(count)
    if (bytes === null) throw new ImportError('it is cut off')
    return bytes
  }

  /** Passes over bytes. Throws an ImportError where fewer are left. */
  async skip(count: number): Promise<void> {
    for (let left = count; left > 0; left -= STEP) await this.take(Math.min(left, STEP))
  }

  /** Ends the stream, read or not. */
  async close(): Promise<void> {
    await this.#chunks.return?.()
  }

  async #fill(count: number): Promise<void> {
    const parts = [this.#buffer.subarray(this.#at)]
    let have = this.#buffer.length - this.#at
    while (have < count) {
      const next = await this.#chunks.next()
      if (next.done === true) break
      parts.push(next.value)
      have += next.value.length
    }
    this.#buffer = Buffer.concat(parts)
    this.#at = 0
  }
}

const STEP = 2 ** 20
