import { createReadStream } from 'node:fs'
import { open, type FileHandle } from 'node:fs/promises'

const GATHERED = 2 ** 20

/** A new file that grows at its end. Small pieces are gathered before they are written. */
export class GrowingFile {
  readonly path: string
  readonly #handle: FileHandle
  readonly #gathered = Buffer.allocUnsafe(GATHERED)
  #waiting = 0
  #size = 0

  private constructor(path: string, handle: FileHandle) {
    this.path = path
    this.#handle = handle
  }

  /** Makes the file, or empties it. */
  static async create(path: string): Promise<GrowingFile> {
    return new GrowingFile(path, await open(path, 'w'))
  }

  /** In bytes. */
  get size(): number {
    return this.#size
  }

  async append(piece: Uint8Array | string): Promise<void> {
    const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece
    this.#size += bytes.length
    if (this.#waiting + bytes.length > GATHERED) await this.#writeGathered()
    if (bytes.length > GATHERED) return this.#write(bytes)
    // Copied, since a small piece may keep the large memory alive that it was made in.
    this.#gathered.set(bytes, this.#waiting)
    this.#waiting += bytes.length
  }

  async appendFile(path: string): Promise<void> {
    const chunks: AsyncIterable<Buffer> = createReadStream(path, { highWaterMark: GATHERED })
    for await (const chunk of chunks) await this.append(chunk)
  }

  /** Writes what is gathered, down to the disk. */
  async end(): Promise<void> {
    await this.#writeGathered()
    await this.#handle.sync()
    await this.#handle.close()
  }

  /** Closes the file as it is. */
  async abandon(): Promise<void> {
    await this.#handle.close()
  }

  async #writeGathered(): Promise<void> {
    await this.#write(this.#gathered.subarray(0, this.#waiting))
    this.#waiting = 0
  }

  async #write(bytes: Uint8Array): Promise<void> {
    for (let at = 0; at < bytes.length;) at += (await this.#handle.write(bytes, at)).bytesWritten
  }
}

/** Makes a file by what `fill` appends to it. */
export async function fillFile<T>(path: string, fill: (file: GrowingFile) => Promise<T>): Promise<T> {
  const file = await GrowingFile.create(path)
  try {
    const result = await fill(file)
    await file.end()
    return result
  } catch (error) {
    await file.abandon()
    throw error
  }
}
