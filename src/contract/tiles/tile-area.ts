import type { BBox } from '../geometry.ts'
import type { DrawnCount } from '../tile-json.ts'
import type { TileId } from './grid.ts'

/** What the tiles need of one area at one zoom. */
export interface TileArea {
  readonly id: number
  readonly uuid: string
  readonly name: string
  readonly categoryId: number
  readonly countryId: number
  readonly areaKm2: number | null
  /** A point inside, in degrees. */
  readonly centroid: readonly [lng: number, lat: number]
  /** Whether the zoom's tiles have its point. */
  readonly hasPoint: boolean
  /** The generalised shape as the tile code wrote it; null where the zoom's tiles do not have it. */
  readonly shape: Uint8Array | null
}

/** Where the areas of a tile come from: a store. */
export interface TileAreas {
  /**
   * Areas whose bounds touch the box and that are drawn at a zoom, in the order of their ids, with the shape of the
   * level of generalisation that serves it.
   */
  listTileAreas(box: BBox, zoom: number): Promise<readonly TileArea[]>
  /** A tile that was made when areas changed last; null where there is none, and it has to be made when it is asked for. */
  coarseTile(tile: TileId): Promise<Uint8Array | null>
  /** The zoom from which on all areas are drawn. */
  allDrawnFrom(): Promise<number>
  /** The categories of all areas, in the order of their ids. */
  drawnCategories(): Promise<readonly number[]>
  /** How many areas have bounds that touch the box, and how many of these are drawn at a zoom. */
  countDrawn(box: BBox, zoom: number): Promise<DrawnCount>
}
