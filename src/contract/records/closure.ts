import * as z from 'zod/mini'
import { Instant, LocalDate, LocalTime } from '../dates.ts'
import { BBoxSchema, GeometrySchema } from '../geometry.ts'
import { LookupId, Uuid } from '../ids.ts'
import { keysOf } from '../keys.ts'
import { WebAddress, withBox, withoutOdd } from '../reading.ts'
import { ClosedPaths } from './closed-paths.ts'

export const CLOSURE_TYPES = ['closure', 'notice'] as const
export const STATUSES = ['current', 'upcoming', 'expired'] as const
export const SOURCE_KINDS = ['authority', 'platform', 'open_data'] as const
export const GEOMETRY_ORIGINS = ['own', 'areas', 'none'] as const

export type ClosureType = (typeof CLOSURE_TYPES)[number]
export type Status = (typeof STATUSES)[number]
export type SourceKind = (typeof SOURCE_KINDS)[number]
export type GeometryOrigin = (typeof GEOMETRY_ORIGINS)[number]

/** Every field of a closure or notice that is stored with its schema, in output order (contract, section 5). */
const fields = {
  uuid: Uuid,
  name: z.string(),
  type: z.enum(CLOSURE_TYPES),
  status: z.enum(STATUSES),
  start_on: z.nullable(LocalDate),
  end_on: z.nullable(LocalDate),
  daytime_start: z.nullable(LocalTime),
  daytime_end: z.nullable(LocalTime),
  reason_id: z.nullable(LookupId),
  activity_ids: z.array(LookupId),
  source_id: LookupId,
  source_kind: z.enum(SOURCE_KINDS),
  updated_at: Instant,
  bbox: z.nullable(BBoxSchema),
  description: z.nullable(z.string()),
  purpose: z.nullable(z.string()),
  legal_basis: z.nullable(z.string()),
  contact: z.nullable(z.string()),
  organisation_id: z.nullable(z.int()),
  licence_uri: WebAddress,
  attribution: z.nullable(z.string()),
  created_at: Instant,
  extra: z.nullable(z.record(z.string(), z.unknown())),
  geometry_from: z.enum(GEOMETRY_ORIGINS),
  url: WebAddress,
  time_zone: z.string(),
  is_binding: z.boolean(),
  protected_area_uuids: z.array(Uuid),
  geometry: z.nullable(GeometrySchema),
  begins_at: z.nullable(Instant),
  finishes_at: z.nullable(Instant),
}

/** A closure or notice with all its fields; dates and times are wall time at the place. */
export const Closure = z.object(fields)
export type Closure = z.infer<typeof Closure>
export type ClosureField = keyof Closure

export const CLOSURE_FIELDS = keysOf(fields)
/** What a list gives without `fields`. */
export const CLOSURE_DEFAULT_FIELDS = [
  'uuid',
  'name',
  'type',
  'status',
  'start_on',
  'end_on',
  'daytime_start',
  'daytime_end',
  'reason_id',
  'activity_ids',
  'source_id',
  'source_kind',
  'updated_at',
  'bbox',
] as const

const servedFields = { ...fields, paths: z.nullable(ClosedPaths) }

/** A closure as a service gives it: with what it finds out of the ground. */
export const ServedClosure = z.object(servedFields)
export type ServedClosure = z.infer<typeof ServedClosure>
export type ServedClosureField = keyof ServedClosure

export const SERVED_CLOSURE_FIELDS = keysOf(servedFields)

/** A record as a service may send it: every optional field may be absent. */
export const PartialClosure = z.object({ ...z.partial(ServedClosure).shape, uuid: Uuid, name: z.string() })

/**
 * A closure as a client reads it from any service, without addresses and words that are none; one with a geometry has
 * a box. See {@link Closure}.
 */
export const ClosureRecord = z.pipe(
  z.pipe(
    z.transform(
      withoutOdd({
        licence_uri: WebAddress,
        url: WebAddress,
        source_kind: fields.source_kind,
        paths: servedFields.paths,
      }),
    ),
    PartialClosure,
  ),
  z.transform(withBox<z.infer<typeof PartialClosure>>),
)
export type ClosureRecord = z.infer<typeof ClosureRecord>
