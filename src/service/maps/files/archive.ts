import type { BBox } from '#contract/geometry.ts'
import type { Bytes } from '../../answer/answer.ts'
import type { TileId } from '#contract/tiles/grid.ts'
import type { Metadata } from './metadata.ts'

/** What tiles are; of pictures the format. */
export type TileFormat = 'mvt' | 'png' | 'jpg' | 'webp'

/** What holds for all tiles of an archive. */
export interface ArchiveFacts {
  readonly format: TileFormat
  /** Whether tiles are stored gzipped. */
  readonly isGzipped: boolean
  readonly minZoom: number
  readonly maxZoom: number
  /** As the archive has them, cut to the world; null where they are none. */
  readonly bounds: BBox | null
  readonly metadata: Metadata
}

/** Where an archive keeps the content of a tile. */
export interface Place {
  /** A number that two contents never share. */
  readonly offset: number
  /** In bytes, as stored. */
  readonly length: number
}

/** A stored content, and the tiles that have it: `runLength` in a row from `tileId` on. */
export interface StoredTiles extends Place {
  readonly tileId: number
  readonly runLength: number
}

/** The tiles of a zoom from column and row to column and row, all included. */
export interface TileBox {
  readonly zoom: number
  readonly columns: readonly [first: number, last: number]
  readonly rows: readonly [first: number, last: number]
}

/** An open archive of tiles. What it throws, beside errors of the system, are MapErrors. */
export interface Archive {
  readonly facts: ArchiveFacts
  /** A tile as it is stored; null where there is none. */
  tile(id: TileId): Promise<Bytes | null>
  /** What is stored for the tiles of some boxes, in the order of their ids. Boxes of one zoom may overlap. */
  tilesIn(boxes: readonly TileBox[]): AsyncIterable<StoredTiles>
  /** The bytes of some contents, one after the other, in pieces of any length. */
  contents(places: readonly Place[]): AsyncIterable<Bytes>
  close(): Promise<void>
}
