import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { GrowingFile } from './growing-file.ts'
import type { Entry } from './directory.ts'
import { writeHeader, type TileFacts, type TileKind } from './header.ts'
import { LEAF_ENTRIES, writeLeaf, writeRoot } from './root-directory.ts'

/** Of so many contents it is known where they are; one that comes again after more is written again. */
const KNOWN_CONTENTS = 100_000

type Place = Pick<Entry, 'offset' | 'length'>

/**
 * The tiles of a PMTiles archive, in the order of their ids: tiles and directories go to files of their own while they
 * come, since both stand behind the root directory, which is known last.
 */
export class TileArchive {
  readonly #tiles: GrowingFile
  readonly #leaves: GrowingFile
  readonly #kind: TileKind
  readonly #known = new LRUCache<string, Place>({ max: KNOWN_CONTENTS })
  /** Entries of the leaf at work, and of the leaves that are done. */
  #entries: Entry[] = []
  readonly #leafEntries: Entry[] = []
  #addressed = 0
  #entryCount = 0
  #contents = 0

  constructor(tiles: GrowingFile, leaves: GrowingFile, kind: TileKind = 'vector') {
    this.#tiles = tiles
    this.#leaves = leaves
    this.#kind = kind
  }

  get addressed(): number {
    return this.#addressed
  }

  /** Adds a tile behind those that are there. */
  async add(tileId: number, bytes: Uint8Array): Promise<void> {
    this.#addressed++
    const place = await this.#placeOf(bytes)
    const last = this.#entries.at(-1)
    if (last !== undefined && last.offset === place.offset && tileId === last.tileId + last.runLength) {
      this.#entries[this.#entries.length - 1] = { ...last, runLength: last.runLength + 1 }
      return
    }
    if (this.#entries.length === LEAF_ENTRIES) await this.#endLeaf()
    this.#entries.push({ tileId, ...place, runLength: 1 })
    this.#entryCount++
  }

  /** Ends the directories; returns the root. Nothing is added after that. */
  async end(): Promise<Uint8Array> {
    if (this.#leafEntries.length === 0) return writeRoot(this.#entries, this.#leaves)
    await this.#endLeaf()
    return writeRoot(this.#leafEntries, this.#leaves)
  }

  /** What stands before the tiles: header, root directory and metadata. The leaves follow, then the tiles. */
  head(root: Uint8Array, metadata: object, around: Pick<TileFacts, 'minZoom' | 'maxZoom' | 'bounds'>): Uint8Array {
    const text = gzipSync(JSON.stringify(metadata))
    const lengths = { root: root.length, metadata: text.length, leaves: this.#leaves.size, tiles: this.#tiles.size }
    const counts = { addressed: this.#addressed, entries: this.#entryCount, contents: this.#contents }
    return Buffer.concat([writeHeader(this.#kind, lengths, { ...counts, ...around }), root, text])
  }

  async #placeOf(bytes: Uint8Array): Promise<Place> {
    const key = createHash('sha256').update(bytes).digest('base64')
    const known = this.#known.get(key)
    if (known !== undefined) return known
    const packed = this.#kind === 'vector' ? gzipSync(bytes) : bytes
    const place = { offset: this.#tiles.size, length: packed.length }
    await this.#tiles.append(packed)
    this.#known.set(key, place)
    this.#contents++
    return place
  }

  async #endLeaf(): Promise<void> {
    this.#leafEntries.push(await writeLeaf(this.#entries, this.#leaves))
    this.#entries = []
  }
}
