import * as z from 'zod/mini'
import { Instant, LocalDate } from '../dates.ts'
import { AreaGeometrySchema, BBoxSchema, LngLat } from '../geometry.ts'
import { LookupId, Uuid } from '../ids.ts'
import { keysOf } from '../keys.ts'
import { WebAddress, withBox, withoutOdd } from '../reading.ts'

export const IUCN_CATEGORIES = ['Ia', 'Ib', 'II', 'III', 'IV', 'V', 'VI'] as const
export type IucnCategory = (typeof IUCN_CATEGORIES)[number]

/** Every field of a protected area with its schema, in output order (contract, section 5). */
const fields = {
  uuid: Uuid,
  id: z.int(),
  name: z.string(),
  category_id: LookupId,
  country_id: z.nullable(LookupId),
  updated_at: Instant,
  bbox: BBoxSchema,
  designation: z.nullable(z.string()),
  iucn_category: z.nullable(z.enum(IUCN_CATEGORIES)),
  wdpa_id: z.nullable(z.int()),
  area_km2: z.nullable(z.number()),
  established_on: z.nullable(LocalDate),
  description: z.nullable(z.string()),
  url: WebAddress,
  organisation_id: z.nullable(z.int()),
  licence_uri: WebAddress,
  attribution: z.nullable(z.string()),
  names: z.nullable(z.record(z.string(), z.string())),
  designation_status: z.nullable(z.string()),
  created_at: Instant,
  extra: z.nullable(z.record(z.string(), z.unknown())),
  centroid: LngLat,
  time_zone: z.string(),
  rules: z.nullable(z.string()),
  geometry: AreaGeometrySchema,
}

/** A protected area with all its fields. Areas in km², coordinates in degrees (WGS 84). */
export const ProtectedArea = z.object(fields)
export type ProtectedArea = z.infer<typeof ProtectedArea>
export type AreaField = keyof ProtectedArea

export const AREA_FIELDS = keysOf(fields)
/** What a list gives without `fields`. */
export const AREA_DEFAULT_FIELDS = ['uuid', 'id', 'name', 'category_id', 'country_id', 'updated_at', 'bbox'] as const

/** A record as a service may send it: every optional field may be absent. */
export const PartialArea = z.object({ ...z.partial(ProtectedArea).shape, uuid: Uuid, name: z.string() })

/**
 * A protected area as a client reads it: any service may leave out whatever `spec.md` does not show,
 * and a field that is null, or an address or category that is none, reads as one that is missing.
 * One with a geometry has a box.
 */
export const AreaRecord = z.pipe(
  z.pipe(
    z.transform(withoutOdd({ licence_uri: WebAddress, url: WebAddress, iucn_category: fields.iucn_category })),
    PartialArea,
  ),
  z.transform(withBox<z.infer<typeof PartialArea>>),
)
export type AreaRecord = z.infer<typeof AreaRecord>
