import { TILE } from '../geo/mercator.ts'

/** What a tile holds at most, so that it stays under 150 kB compressed. */

/** Levels from a tile's square to a cell of one pixel. */
export const CELL_LEVELS = Math.log2(TILE)

/** Cells are 2 to 2 ** WIDEST_CELL px wide: of each, one area is drawn. */
export const WIDEST_CELL = 5

/** Points whose place is in a tile. */
export const TILE_POINTS = 6000

/** Bytes that shapes take by estimate, before compression. */
export const SHAPE_BYTES = 60_000

/** Vertices of all shapes: where there are more, shapes become coarser. */
export const TILE_VERTICES = 30_000

/** Areas up to which a tile tells their UUIDs, which take more room than all else: of more, numbers alone. */
export const AREAS_WITH_UUIDS = 1000

/** What a shape takes in a tile, by how many px wide it is: properties, and vertices that grow with the root of its width. */
export function shapeBytes(px: number): number {
  return 14 + 7 * Math.sqrt(Math.min(px, TILE))
}
