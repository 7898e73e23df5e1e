import { open, type FileHandle } from 'node:fs/promises'
import type { BBox } from '#contract/geometry.ts'
import { GroundError } from './ground-error.ts'
import { MAX_HEADER, PackingError, readBlobHeader, unpackBlob } from './blob.ts'
import { readBlock } from './block.ts'
import { NODES, RELATIONS, WAYS, type ElementVisitor } from './elements.ts'
import { readFileHeader } from './file-header.ts'
import { alienFormat } from './alien-format.ts'

/** Where a block of elements lies in the file; `kinds` as bits, once they are known. */
interface Place {
  readonly at: number
  readonly length: number
  kinds: number
}

const ALL = NODES | WAYS | RELATIONS

/**
 * A file in OpenStreetMap’s own format, `.osm.pbf`, that is not trusted. It can be read again and again, one block in
 * memory at a time; blocks that hold nothing for a visitor are skipped once it is known. Its methods throw a GroundError
 * that names the file and the byte.
 */
export class OsmFile {
  readonly path: string
  /** In bytes. */
  readonly size: number
  /** What its header promises to be complete; null where it says nothing. */
  bounds: BBox | null = null
  readonly #handle: FileHandle
  #places: Place[] | null = null

  private constructor(path: string, size: number, handle: FileHandle) {
    this.path = path
    this.size = size
    this.#handle = handle
  }

  static async open(path: string): Promise<OsmFile> {
    const handle = await open(path, 'r').catch((cause: unknown) => {
      throw new GroundError(`${path} cannot be opened: ${String(cause)}`, { cause })
    })
    try {
      const stat = await handle.stat()
      if (!stat.isFile()) throw new GroundError(`${path} is no file.`)
      const file = new OsmFile(path, stat.size, handle)
      await file.#readHeader()
      return file
    } catch (error) {
      await handle.close()
      throw error
    }
  }

  /** Tells a visitor all elements in the order of the file; `onRead` how much of the work is done, from 0 to 1. */
  async read(visitor: ElementVisitor, onRead: (done: number) => void = () => {}): Promise<void> {
    const wanted =
      (visitor.node === undefined ? 0 : NODES) |
      (visitor.way === undefined ? 0 : WAYS) |
      (visitor.relation === undefined ? 0 : RELATIONS)
    this.#places ??= await this.#findBlocks()
    const places = this.#places.filter(({ kinds }) => (kinds & wanted) !== 0)
    const whole = places.reduce((sum, { length }) => sum + length, 0)
    let read = 0
    for (const place of places) {
      const bytes = await this.#take(place.at, place.length)
      place.kinds = this.#checked(place.at, () => readBlock(unpackBlob(bytes), visitor))
      read += place.length
      onRead(read / whole)
    }
  }

  async close(): Promise<void> {
    await this.#handle.close()
  }

  async #readHeader(): Promise<void> {
    if (this.size === 0) throw new GroundError(`${this.path} is empty: it has 0 bytes. Download it again.`)
    const start = await this.#take(0, Math.min(this.size, 64))
    const alien = alienFormat(start)
    if (alien !== null) throw new GroundError(`${this.path} is no .osm.pbf file: ${alien}`)
    const { type, at, length } = await this.#blobAt(0)
    if (type !== 'OSMHeader') throw new GroundError(`${this.path} is no .osm.pbf file: it has no header at byte 0.`)
    const bytes = await this.#take(at, length)
    const { bounds, refusal } = this.#checked(at, () => readFileHeader(unpackBlob(bytes)))
    if (refusal !== null) throw new GroundError(`${this.path} ${refusal}`)
    this.bounds = bounds
  }

  async #findBlocks(): Promise<Place[]> {
    const places: Place[] = []
    for (let at = 0; at < this.size;) {
      const blob = await this.#blobAt(at)
      if (blob.at + blob.length > this.size) this.#refuseCut(blob.at)
      if (blob.type === 'OSMData') places.push({ at: blob.at, length: blob.length, kinds: ALL })
      at = blob.at + blob.length
    }
    return places
  }

  /** What the blob at a byte is, and where its content begins. */
  async #blobAt(start: number) {
    const length = (await this.#take(start, 4)).readUInt32BE(0)
    if (length > MAX_HEADER) {
      const what = start === 0 ? 'is no .osm.pbf file' : 'is damaged'
      throw new GroundError(`${this.path} ${what}: a header of ${length} bytes at byte ${start} is not possible.`)
    }
    const bytes = await this.#take(start + 4, length)
    return { ...this.#checked(start, () => readBlobHeader(bytes)), at: start + 4 + length }
  }

  async #take(at: number, length: number): Promise<Buffer> {
    if (at + length > this.size) this.#refuseCut(at)
    const bytes = Buffer.allocUnsafe(length)
    for (let done = 0; done < length;) {
      const { bytesRead } = await this.#handle.read(bytes, done, length - done, at + done)
      if (bytesRead === 0) this.#refuseCut(at + done)
      done += bytesRead
    }
    return bytes
  }

  #refuseCut(at: number): never {
    throw new GroundError(
      `${this.path} is cut off: what begins at byte ${at} would reach beyond its end, byte ${this.size}. Download it again.`,
    )
  }

  /** What `read` returns; tells where in the file it fails. */
  #checked<T>(at: number, read: () => T): T {
    try {
      return read()
    } catch (cause) {
      if (cause instanceof GroundError) throw cause
      if (cause instanceof PackingError) {
        const way = 'Pack it with zlib, as by “osmium cat in.osm.pbf -o out.osm.pbf”.'
        throw new GroundError(`${this.path} is packed with ${cause.message}, which is not read here. ${way}`, { cause })
      }
      const reason = cause instanceof Error ? cause.message : String(cause)
      throw new GroundError(`${this.path} is damaged in what begins at byte ${at}: ${reason}. Download it again.`, {
        cause,
      })
    }
  }
}
