import type { BBox } from '#contract/geometry.ts'

/** What the tiles need of one area at one level of detail. */
export interface TileArea {
  readonly id: number
  readonly uuid: string
  readonly name: string
  readonly categoryId: number
  readonly countryId: number
  readonly areaKm2: number | null
  /** A point inside, in degrees. */
  readonly centroid: readonly [lng: number, lat: number]
  /** The generalised shape as the tile code wrote it; null where it is too small at this level, or only a place. */
  readonly shape: Uint8Array | null
}

/** Where the areas of a tile come from: a store. */
export interface TileAreas {
  /** Areas whose bounds touch the box, in the order of their ids. `level` is that of the generalisation. */
  listTileAreas(box: BBox, level: number): Promise<readonly TileArea[]>
}
