import { PMTiles, type RangeResponse, type Source } from 'pmtiles'
import { TILE_TYPE } from '#contract/tiles/area-tile-json.ts'
import { boxesIntersect } from '#contract/geo/box.ts'
import { tileBounds, type TileId } from '#contract/tiles/grid.ts'
import { newestFirst, type PackedMap, type WholePack } from '../pack.ts'
import type { PackStore } from '../store/pack-store.ts'
import { bytes } from './context.ts'

/** An archive on the device, of which no more is read than is asked for. */
class KeptArchive implements Source {
  readonly #store: PackStore
  readonly #map: PackedMap

  constructor(store: PackStore, map: PackedMap) {
    this.#store = store
    this.#map = map
  }

  getKey(): string {
    return this.#map.bundle
  }

  async getBytes(offset: number, length: number): Promise<RangeResponse> {
    const end = Math.min(this.#map.bytes, offset + length)
    const read = await this.#store.bytes(this.#map.bundle, offset, Math.max(0, end - offset))
    return { data: read.buffer }
  }
}

/** The ground of the packs of a store. */
export class PackedGround {
  readonly #store: PackStore
  /** The archives that are open, with the directories that were read of them. */
  readonly #open = new Map<string, PMTiles>()

  constructor(store: PackStore) {
    this.#store = store
  }

  /** A tile of the ground, whatever its revision; null where no pack reaches. */
  async tile(packs: readonly WholePack[], path: string): Promise<Response | null> {
    const [, name, ...numbers] = /^\/maps\/([^/]+)\/[^/]+\/(\d+)\/(\d+)\/(\d+)$/.exec(path) ?? []
    const [z = NaN, x = NaN, y = NaN] = numbers.map(Number)
    let within: WholePack | null = null
    for (const pack of newestFirst(packs)) {
      for (const map of pack.maps.filter((one) => one.name === name)) {
        const tile = await this.#read(map, { z, x, y })
        if (tile !== null) return bytes(originOf(pack), new Uint8Array(tile), typeOf(map, tile))
        const isOfMap = z >= map.minZoom && z <= map.maxZoom && boxesIntersect(tileBounds({ z, x, y }), pack.region.box)
        if (isOfMap) within ??= pack
      }
    }
    // The map has nothing there.
    return within && bytes(originOf(within), null, TILE_TYPE)
  }

  async #read(map: PackedMap, { z, x, y }: TileId): Promise<ArrayBuffer | null> {
    const archive = this.#open.get(map.bundle) ?? new PMTiles(new KeptArchive(this.#store, map))
    this.#open.set(map.bundle, archive)
    try {
      return (await archive.getZxy(z, x, y))?.data ?? null
    } catch (error) {
      // An archive keeps what it could not read as it keeps what it read.
      if (this.#open.get(map.bundle) === archive) this.#open.delete(map.bundle)
      throw error
    }
  }
}

const originOf = ({ refreshedAt }: WholePack) => ({ storedAt: refreshedAt })

/** What the first bytes of pictures say. */
const PICTURES: readonly (readonly [type: string, start: readonly number[]])[] = [
  ['image/png', [0x89, 0x50]],
  ['image/jpeg', [0xff, 0xd8]],
  ['image/webp', [0x52, 0x49]],
]

function typeOf({ kind }: PackedMap, tile: ArrayBuffer): string {
  if (kind === 'vector') return TILE_TYPE
  const start = new Uint8Array(tile, 0, Math.min(2, tile.byteLength))
  return PICTURES.find(([, sign]) => sign.every((byte, index) => start[index] === byte))?.[0] ?? 'image/png'
}
