import { constants } from 'node:fs'
import { open, type FileHandle } from 'node:fs/promises'
import type { Bytes } from '../../answer/answer.ts'
import { cutOff, MapError } from './map-error.ts'

/** A file that is read at any place, for as long as it is open: also after another has taken its name. */
export class MapFile {
  readonly #handle: FileHandle
  /** In bytes, when it was opened. */
  readonly size: number

  private constructor(handle: FileHandle, size: number) {
    this.#handle = handle
    this.size = size
  }

  /** Opens a plain file; follows no link. Throws a MapError for anything else. */
  static async open(path: string): Promise<MapFile> {
    // Without O_NONBLOCK a pipe would be waited for.
    const handle = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
    const stats = await handle.stat()
    if (stats.isFile()) return new MapFile(handle, stats.size)
    await handle.close()
    throw new MapError('it is no file. Put the archive itself there')
  }

  /** Exactly these bytes. Throws a MapError where the file ends before. */
  async read(offset: number, length: number): Promise<Bytes> {
    const bytes = new Uint8Array(length)
    for (let at = 0; at < length;) {
      const { bytesRead } = await this.#handle.read(bytes, at, length - at, offset + at)
      if (bytesRead === 0) throw cutOff(offset + length, offset + at)
      at += bytesRead
    }
    return bytes
  }

  /** Ends when all reads at work have ended. */
  close(): Promise<void> {
    return this.#handle.close()
  }
}
