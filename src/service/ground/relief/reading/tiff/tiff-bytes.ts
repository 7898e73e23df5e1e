import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { ReliefError } from '../../relief-error.ts'

/** So much of a file is read at once at most: a tile of it, or a list of them. */
const MOST_BYTES = 2 ** 28

/** The bytes of a file, of which nothing beyond its end is ever asked for. */
export class TiffBytes {
  readonly file: string
  readonly size: number
  readonly #descriptor: number

  constructor(path: string, file: string) {
    this.file = file
    this.#descriptor = openSync(path, 'r')
    this.size = fstatSync(this.#descriptor).size
  }

  /** Throws a ReliefError that says where the file ends. `what`: `tile 7`, `its directory`. */
  at(offset: number, length: number, what: string): Buffer {
    if (offset + length > this.size) {
      const end = `${what} ends at byte ${offset + length}, the file at byte ${this.size}`
      throw new ReliefError(`${this.file} is cut off or damaged: ${end}. Fetch it again.`)
    }
    if (length > MOST_BYTES) {
      throw new ReliefError(
        `${this.file}: ${what} has ${length} bytes. Make smaller tiles: gdal_translate -co TILED=YES.`,
      )
    }
    const bytes = Buffer.alloc(length)
    for (let read = 0; read < length;) {
      const count = readSync(this.#descriptor, bytes, read, length - read, offset + read)
      if (count === 0) throw new ReliefError(`${this.file} became shorter while it was read.`)
      read += count
    }
    return bytes
  }

  close(): void {
    closeSync(this.#descriptor)
  }
}
