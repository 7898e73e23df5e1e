import { LRUCache } from 'lru-cache'
import { MAX_DEPTH, MAX_UNPACKED_DIRECTORY_BYTES } from '../files/limits.ts'
import { damaged } from '../files/map-error.ts'
import type { MapFile } from '../files/map-file.ts'
import type { Place, StoredTiles } from '../files/archive.ts'
import type { Range } from '../files/tile-ids.ts'
import { unpack } from '../files/unpack.ts'
import { Directory } from './directory.ts'
import type { Header, Part } from './header.ts'

const CACHE_BYTES = 32 * 2 ** 20

/** The directories of all archives that were read last. */
const cache = new LRUCache<string, Directory>({ maxSize: CACHE_BYTES, sizeCalculation: ({ size }) => size })
let opened = 0

/** The directories of one archive, each read when it is needed. */
export class Directories {
  readonly #file: MapFile
  readonly #header: Header
  readonly #root: Directory
  readonly #key = `${++opened}`
  readonly #reading = new Map<number, Promise<Directory>>()

  private constructor(file: MapFile, header: Header, root: Directory) {
    this.#file = file
    this.#header = header
    this.#root = root
  }

  /** Reads the root. Throws a MapError where it cannot be one. */
  static async open(file: MapFile, header: Header): Promise<Directories> {
    const root = await readDirectory(file, header, header.root, 'its root directory')
    if (root.length === 0) throw damaged('its root directory is empty')
    return new Directories(file, header, root)
  }

  /** Where the tile of a number is stored; null where there is none. */
  async find(number: number): Promise<Place | null> {
    let directory = this.#root
    for (let depth = 1; ; depth++) {
      const index = directory.indexOf(number)
      if (index === -1) return null
      const entry = directory.at(index)
      if (entry.runLength > 0) return number < entry.tileId + entry.runLength ? entry : null
      directory = await this.#leaf(entry, depth)
    }
  }

  /** What is stored for the numbers of some ranges, which are in order. */
  async *within(ranges: readonly Range[]): AsyncGenerator<StoredTiles, undefined> {
    for (const range of ranges) yield* this.#entriesIn(this.#root, range, 1)
  }

  async *#entriesIn(directory: Directory, [from, to]: Range, depth: number): AsyncGenerator<StoredTiles, undefined> {
    for (let index = Math.max(0, directory.indexOf(from)); index < directory.length; index++) {
      const entry = directory.at(index)
      if (entry.tileId >= to) return
      const next = index + 1 < directory.length ? directory.at(index + 1).tileId : Infinity
      const first = Math.max(from, entry.tileId)
      if (entry.runLength === 0) {
        yield* this.#entriesIn(await this.#leaf(entry, depth), [first, Math.min(to, next)], depth + 1)
        continue
      }
      const last = Math.min(to, entry.tileId + entry.runLength)
      if (first < last) yield { ...entry, tileId: first, runLength: last - first }
    }
  }

  /** The directory that an entry stands for. `depth`: how many directories led to it. */
  async #leaf(entry: StoredTiles, depth: number): Promise<Directory> {
    const name = `its leaf directory at byte ${this.#header.leaves.offset + entry.offset}`
    if (depth >= MAX_DEPTH) throw damaged(`${name} is one too many: ${MAX_DEPTH} lead to it`)
    const key = `${this.#key} ${entry.offset}`
    const directory = cache.get(key) ?? (await this.#read(entry, key, name))
    // Two entries with one leaf would otherwise be walked twice, and so on without end.
    if (directory.at(0).tileId < entry.tileId) throw damaged(`${name} begins before the entry that leads to it`)
    return directory
  }

  /** Reads a leaf; once for all who ask at the same time. */
  #read({ offset, length }: Place, key: string, name: string): Promise<Directory> {
    const known = this.#reading.get(offset)
    if (known !== undefined) return known
    const part = { offset: this.#header.leaves.offset + offset, length }
    const reading = readDirectory(this.#file, this.#header, part, name)
      .then((directory) => {
        if (directory.length === 0) throw damaged(`${name} is empty`)
        cache.set(key, directory)
        return directory
      })
      .finally(() => this.#reading.delete(offset))
    this.#reading.set(offset, reading)
    return reading
  }
}

async function readDirectory(file: MapFile, header: Header, part: Part, name: string): Promise<Directory> {
  const bytes = await file.read(part.offset, part.length)
  const plain = header.isPacked ? await unpack(bytes, MAX_UNPACKED_DIRECTORY_BYTES, name) : bytes
  return Directory.read(plain, { leaves: header.leaves.length, tiles: header.tiles.length }, name)
}
