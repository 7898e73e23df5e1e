import * as z from 'zod/mini'
import { Instant } from './dates.ts'

/** What a service can do beyond `spec.md`; a client asks the root document and does without the rest. */
export const EXTENSIONS = [
  'areas_bbox',
  'text_search',
  'closure_detail',
  'area_tiles',
  'closures_deleted',
  'closures_summary',
  'closures_by_area',
  'closures_counted',
  'closures_worst_first',
  'closures_formats',
  'closures_geometry_from',
  'closures_paths',
  'keyset_sync',
  'keyset_lists',
] as const

/** What it can do beside where it has the ground of a region. */
export const GROUND_EXTENSION = 'ground_places'
export type Extension = (typeof EXTENSIONS)[number] | typeof GROUND_EXTENSION

/** The document at `/api/v2/`. */
export const RootDocument = z.object({
  name: z.string(),
  resources: z.record(z.string(), z.url()),
  extensions: z.array(z.string()),
  /** Address of the areas' TileJSON, where there are tiles. */
  area_tiles: z.nullable(z.url()),
  /** Whether what is served is demonstration data: real places, invented closures. */
  demo: z.boolean(),
  /** When the data last changed. */
  updated_at: z.nullable(Instant),
  /** How many closures, current or upcoming, are in no box: they have neither a shape nor an area that is known here. */
  closures_without_place: z.optional(z.int()),
  /** The API that this service's data is a copy of, and when the copy was last brought up to date. */
  mirror: z.optional(z.nullable(z.object({ address: z.url(), updated_at: Instant }))),
})
export type RootDocument = z.infer<typeof RootDocument>
