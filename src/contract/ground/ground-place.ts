import * as z from 'zod/mini'
import { BBoxSchema, LngLat } from '../geometry.ts'

/** What of the ground can be searched for. */
export const GROUND_PLACE_KINDS = [
  'peak',
  'pass',
  'hut',
  'shelter',
  'camp',
  'lake',
  'spring',
  'waterfall',
  'cave',
  'viewpoint',
  'parking',
  'stop',
  'route',
  'path',
] as const
export type GroundPlaceKind = (typeof GROUND_PLACE_KINDS)[number]

/** Something on the ground of a region that people ask for. */
export const GroundPlace = z.object({
  kind: z.enum(GROUND_PLACE_KINDS),
  /** In the language asked for, else as people there say it; null for a car park, a stop or a hut without one. */
  name: z.nullable(z.string()),
  /** As people there say it, where `name` is another one. */
  local_name: z.nullable(z.string()),
  /** The sign of a marked route. */
  ref: z.nullable(z.string()),
  /** Metres above the sea. */
  ele: z.nullable(z.number()),
  /** Where it is; of a way, a place on it. */
  point: LngLat,
  /** Of a way. */
  bbox: z.nullable(BBoxSchema),
})
export type GroundPlace = z.infer<typeof GroundPlace>

/** What was found on the ground. */
export const GroundPlaces = z.object({
  /** Best first. */
  results: z.array(GroundPlace),
  /** Whether all archives were searched: a new one is read for a while before. */
  complete: z.boolean(),
})
export type GroundPlaces = z.infer<typeof GroundPlaces>
