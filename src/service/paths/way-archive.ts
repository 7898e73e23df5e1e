import { LRUCache } from 'lru-cache'
import type { BBox } from '#contract/geometry.ts'
import { placesOfTile, type NamedPlace } from '#contract/ground/named-places.ts'
import type { GroundSchema } from '#contract/ground/ground-schema.ts'
import { TilePlane, type TileAddress } from '#contract/ground/tile-plane.ts'
import { waysOfTile, type TileWay } from '#contract/ground/tile-ways.ts'
import type { Archive } from '../maps/files/archive.ts'
import { MAX_UNPACKED_TILE_BYTES } from '../maps/files/limits.ts'
import { damaged, MapError } from '../maps/files/map-error.ts'
import { unpack } from '../maps/files/unpack.ts'
import type { OpenMap } from '../maps/folder/open-map.ts'

/** What of a tile is needed to tell of paths. */
export interface PathTile {
  readonly plane: TilePlane
  readonly ways: readonly TileWay[]
  readonly places: readonly NamedPlace[]
}

/** The closest zoom that is read: closer tiles show the same ways. And the widest: further out, ways are left out. */
const [CLOSEST, WIDEST] = [14, 12]
/** Closures that lie beside each other need the same tiles. */
const MOST_KEPT = 200

/** An archive of the ground that ways are read from. */
export class WayArchive {
  readonly bounds: BBox
  /** The zoom of the tiles that are read. */
  readonly zoom: number
  readonly schema: GroundSchema
  readonly #archive: Archive
  readonly #tiles = new LRUCache<string, Promise<PathTile>>({ max: MOST_KEPT })

  #isDamaged = false

  private constructor(archive: Archive, schema: GroundSchema, bounds: BBox) {
    this.#archive = archive
    this.schema = schema
    this.bounds = bounds
    this.zoom = Math.min(CLOSEST, archive.facts.maxZoom)
  }

  /** Null for a map that shows no ways, or not each of them. */
  static of({ archive, ground }: OpenMap): WayArchive | null {
    if (ground?.kind !== 'vector' || archive.facts.maxZoom < WIDEST) return null
    return new WayArchive(archive, ground.schema, ground.bounds)
  }

  /** Whether a tile of it could not be read. */
  get isDamaged(): boolean {
    return this.#isDamaged
  }

  /** A tile of its zoom; throws a MapError where it is damaged. */
  tile(address: TileAddress): Promise<PathTile> {
    const key = `${address.x} ${address.y}`
    const known = this.#tiles.get(key)
    if (known !== undefined) return known
    const reading = this.#read(address)
    this.#tiles.set(key, reading)
    reading.catch(() => (this.#isDamaged = true))
    return reading
  }

  async #read(address: TileAddress): Promise<PathTile> {
    const plane = new TilePlane(address)
    const stored = await this.#archive.tile(address)
    if (stored === null) return { plane, ways: [], places: [] }
    const name = `its tile ${address.z}/${address.x}/${address.y}`
    const isGzipped = this.#archive.facts.isGzipped
    const bytes = isGzipped ? await unpack(stored, MAX_UNPACKED_TILE_BYTES, name) : stored
    try {
      return { plane, ways: waysOfTile(bytes, this.schema), places: placesOfTile(bytes, this.schema, plane) }
    } catch (error) {
      throw error instanceof MapError ? error : damaged(`${name} is no vector tile`)
    }
  }
}
