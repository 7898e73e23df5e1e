import * as z from 'zod/mini'

/** The part of TileJSON 3.0 that is used here. */
export const TileJson = z.object({
  tilejson: z.string(),
  tiles: z.array(z.string()),
  minzoom: z.int(),
  maxzoom: z.int(),
  bounds: z.optional(z.tuple([z.number(), z.number(), z.number(), z.number()])),
  attribution: z.optional(z.string()),
  /** The zoom from which on the tiles leave nothing out; unsaid, they never do. */
  all_from_zoom: z.optional(z.int()),
  /** Where it is told how many of the areas of a box the tiles of a zoom have. */
  counts: z.optional(z.url()),
  /** The categories of the areas in the tiles; unsaid, they may be of any. */
  category_ids: z.optional(z.array(z.int())),
})
export type TileJson = z.infer<typeof TileJson>

/** How many areas there are at a place, and how many of them are drawn. */
export const DrawnCount = z.object({ count: z.int(), drawn: z.int() })
export type DrawnCount = z.infer<typeof DrawnCount>
