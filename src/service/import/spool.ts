import { mkdtemp, open, rm, type FileHandle } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Deserializer, Serializer } from 'node:v8'
import { ByteReader } from './reading/input/byte-reader.ts'
import { ImportError } from './reading/input/import-error.ts'

const LENGTH = 4
const AT_ONCE = 2 ** 20

/** Values in a temporary file that the system deletes when the process ends, however it ends. */
export class Spool {
  readonly #file: FileHandle
  #waiting: Buffer[] = []
  #waitingBytes = 0
  #written = 0

  private constructor(file: FileHandle) {
    this.#file = file
  }

  /** Throws an ImportError where there is no room. */
  static async open(): Promise<Spool> {
    const directory = await mkdtemp(join(tmpdir(), 'fieldgate-')).catch(diskFailed)
    try {
      return new Spool(await open(join(directory, 'spool'), 'wx+').catch(diskFailed))
    } finally {
      // The system keeps an open file until it is closed, at the latest at the end of the process.
      await rm(directory, { recursive: true, force: true })
    }
  }

  /** How many bytes it holds. */
  get bytes(): number {
    return this.#written + this.#waitingBytes
  }

  /** Adds what `structuredClone` can copy. Throws an ImportError where there is no room. */
  async add(value: unknown): Promise<void> {
    const bytes = written(value)
    const length = Buffer.alloc(LENGTH)
    length.writeUInt32LE(bytes.length)
    this.#waiting.push(length, bytes)
    this.#waitingBytes += LENGTH + bytes.length
    if (this.#waitingBytes >= AT_ONCE) await this.#write()
  }

  /** The values that were added while `bytes` went from `from` to `to`. */
  async *values(from: number, to: number): AsyncGenerator<unknown, undefined> {
    await this.#write()
    if (from === to) return
    const chunks: AsyncIterable<Buffer> = this.#file.createReadStream({ start: from, end: to - 1, autoClose: false })
    const reader = new ByteReader(chunks)
    try {
      for (;;) {
        const length = await reader.takeOrEnd(LENGTH)
        if (length === null) return
        yield read(await reader.take(length.readUInt32LE()))
      }
    } finally {
      await reader.close()
    }
  }

  async close(): Promise<void> {
    await this.#file.close()
  }

  async #write(): Promise<void> {
    const bytes = Buffer.concat(this.#waiting)
    this.#waiting = []
    this.#waitingBytes = 0
    for (let done = 0; done < bytes.length;) {
      const { bytesWritten } = await this.#file.write(bytes, done, bytes.length - done, this.#written).catch(diskFailed)
      done += bytesWritten
      this.#written += bytesWritten
    }
  }
}

/** As `v8.serialize` does, which hands each array of bytes to a function of its own. */
function written(value: unknown): Buffer {
  const serializer = new Serializer()
  serializer.writeHeader()
  serializer.writeValue(value)
  return serializer.releaseBuffer()
}

function read(bytes: Buffer): unknown {
  const deserializer = new Deserializer(bytes)
  deserializer.readHeader()
  return deserializer.readValue()
}

function diskFailed(cause: unknown): never {
  const reason = cause instanceof Error ? cause.message : String(cause)
  throw new ImportError(
    `What is read cannot be kept in ${tmpdir()}: ${reason}. Make room there, or set TMPDIR to another directory.`,
    { cause },
  )
}
