import * as z from 'zod/mini'
import { BBoxSchema } from '../geometry.ts'

/** More paths of a closure than this are counted and not told by their names. */
export const MOST_NAMED_PATHS = 20

/** A path with a name or a route on it, as far as it lies within a closure. */
export const PathInside = z.object({
  name: z.nullable(z.string()),
  /** The sign of the marked route along it. */
  route: z.nullable(z.string()),
  /** What lies within, in metres on the ground. */
  length_m: z.int(),
  /** Named places near the ends of that: two between which it lies, one that is near, or none. */
  between: z.array(z.string()),
  bbox: BBoxSchema,
})
export type PathInside = z.infer<typeof PathInside>

/** The paths, tracks and small roads within a closure, as the ground shows them. */
export const ClosedPaths = z.object({
  /** How many they are; what has no name counts as one where it hangs together. */
  count: z.int(),
  length_m: z.int(),
  /** Those with a name or a route, the longest first. */
  named: z.array(PathInside),
})
export type ClosedPaths = z.infer<typeof ClosedPaths>
