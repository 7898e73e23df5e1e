import * as z from 'zod/mini'

/** The part of TileJSON 3.0 that is used here. */
export const TileJson = z.object({
  tilejson: z.string(),
  tiles: z.array(z.string()),
  minzoom: z.int(),
  maxzoom: z.int(),
  bounds: z.optional(z.tuple([z.number(), z.number(), z.number(), z.number()])),
  attribution: z.optional(z.string()),
})
export type TileJson = z.infer<typeof TileJson>
