import { open, rm, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { Deserializer, Serializer } from 'node:v8'
import { ByteReader } from './reading/input/byte-reader.ts'
import { notKept, temporaryDirectory } from './reading/input/temporary-directory.ts'

const LENGTH = 4
const AT_ONCE = 2 ** 20
/** About how many bytes of values stay in memory: all of most files, which then are not written and read again. */
const IN_MEMORY = 16 * 2 ** 20

/** What a number takes, or a reference to something else; and an object beside what is in it. */
const OF_NUMBER = 8
const OF_OBJECT = 32

/** A place between two values. */
export interface Mark {
  /** How many values before it are in memory, and how many bytes of others in the file. */
  readonly kept: number
  readonly bytes: number
}

/**
 * Values in their order: the first ones in memory, the rest in a temporary file that the system deletes when the process
 * ends, however it ends.
 */
export class Spool {
  readonly #inMemory: number
  readonly #kept: unknown[] = []
  #keptBytes = 0
  #file: FileHandle | null = null
  #waiting: Buffer[] = []
  #waitingBytes = 0
  #written = 0

  /** @param inMemory about how many bytes stay in memory */
  constructor(inMemory = IN_MEMORY) {
    this.#inMemory = inMemory
  }

  /** The place after all values so far. */
  get end(): Mark {
    return { kept: this.#kept.length, bytes: this.#written + this.#waitingBytes }
  }

  /** About how many bytes it holds. */
  get size(): number {
    return this.#keptBytes + this.#written + this.#waitingBytes
  }

  /** Adds what `structuredClone` can copy and nobody changes. Throws an ImportError where there is no room. */
  async add(value: unknown): Promise<void> {
    if (this.#file === null) {
      const size = sizeOf(value)
      if (this.#keptBytes + size <= this.#inMemory) {
        this.#keptBytes += size
        this.#kept.push(value)
        return
      }
      this.#file = await openTemporary()
    }
    const bytes = written(value)
    const length = Buffer.alloc(LENGTH)
    length.writeUInt32LE(bytes.length)
    this.#waiting.push(length, bytes)
    this.#waitingBytes += LENGTH + bytes.length
    if (this.#waitingBytes >= AT_ONCE) await this.#write(this.#file)
  }

  /** The values between two places. */
  async *values(from: Mark, to: Mark): AsyncGenerator<unknown, undefined> {
    yield* this.#kept.slice(from.kept, to.kept)
    if (this.#file === null || from.bytes === to.bytes) return
    await this.#write(this.#file)
    const range = { start: from.bytes, end: to.bytes - 1, autoClose: false }
    const chunks: AsyncIterable<Buffer> = this.#file.createReadStream(range)
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
    await this.#file?.close()
  }

  async #write(file: FileHandle): Promise<void> {
    const bytes = Buffer.concat(this.#waiting)
    this.#waiting = []
    this.#waitingBytes = 0
    for (let done = 0; done < bytes.length;) {
      const { bytesWritten } = await file.write(bytes, done, bytes.length - done, this.#written).catch(notKept)
      done += bytesWritten
      this.#written += bytesWritten
    }
  }
}

async function openTemporary(): Promise<FileHandle> {
  const directory = await temporaryDirectory()
  try {
    return await open(join(directory, 'spool'), 'wx+').catch(notKept)
  } finally {
    // The system keeps an open file until it is closed, at the latest at the end of the process.
    await rm(directory, { recursive: true, force: true })
  }
}

/** About how many bytes a value takes. */
function sizeOf(value: unknown): number {
  if (typeof value === 'string') return value.length
  if (ArrayBuffer.isView(value)) return value.byteLength
  if (typeof value !== 'object' || value === null) return OF_NUMBER
  let size = OF_OBJECT
  for (const part of value instanceof Map ? value.values() : Object.values(value)) size += OF_NUMBER + sizeOf(part)
  return size
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
