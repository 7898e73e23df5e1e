import * as z from 'zod/mini'
import { BBoxSchema } from '../geometry.ts'
import { GROUND_SCHEMAS } from './ground-schema.ts'

/** What is told of each archive. */
export const GROUND_COMMON = {
  /** The name of the archive, unique among those of the service. */
  name: z.string(),
  bounds: BBoxSchema,
  minZoom: z.number(),
  /** The closest zoom that has tiles of its own; closer ones enlarge them. */
  maxZoom: z.number(),
  /** Its tiles, from the service's own root, with `{z}`, `{x}` and `{y}`. Each revision has an address of its own. */
  tiles: z.string(),
  /** Whom its data is owed to, as plain text. */
  attribution: z._default(z.string(), ''),
}

/** An archive of the operator's with the ground of a region, as `/config.json` tells the map in `grounds`. */
export const GroundConfig = z.union([
  /** Vector tiles, in a schema that the map can draw. */
  z.object({ kind: z.literal('vector'), schema: z.enum(GROUND_SCHEMAS), ...GROUND_COMMON }),
  /** Shading as pictures: black where it is dark, transparent elsewhere. */
  z.object({ kind: z.literal('relief'), ...GROUND_COMMON }),
])
export type GroundConfig = z.infer<typeof GroundConfig>
