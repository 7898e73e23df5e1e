import {
  CLOSURE_DEFAULT_FIELDS,
  CLOSURE_TYPES,
  GEOMETRY_ORIGINS,
  SERVED_CLOSURE_FIELDS,
  SOURCE_KINDS,
  STATUSES,
  type ClosureType,
  type GeometryOrigin,
  type ServedClosureField,
  type SourceKind,
  type Status,
} from '../records/closure.ts'
import type { BBox } from '../geometry.ts'
import type { Uuid } from '../ids.ts'
import { bbox } from './bbox.ts'
import { choices, date, fields, ids, text, uuids } from './param.ts'
import { queryCodec } from './query.ts'

/** What a list of closures can be narrowed by. Date bounds are inclusive, dates of the place unless said. */
export interface ClosureFilters {
  readonly status?: readonly Status[]
  readonly type?: readonly ClosureType[]
  readonly reason_id?: readonly number[]
  readonly activity_id?: readonly number[]
  readonly source_id?: readonly number[]
  readonly source_kind?: readonly SourceKind[]
  readonly starts_after?: string
  readonly starts_before?: string
  readonly ends_after?: string
  readonly ends_before?: string
  /** Some daily occurrence overlaps that day. */
  readonly active_on?: string
  /** UTC day. */
  readonly updated_after?: string
  /** Any part of the name, the purpose or the description; letter case and diacritics don't count. */
  readonly q?: string
  readonly bbox?: BBox
  /** Those that name one of these areas, and those that name none and whose own geometry intersects one. */
  readonly protected_area_uuid?: readonly Uuid[]
  /** What their place comes from; `none`: nobody knows where they are. */
  readonly geometry_from?: readonly GeometryOrigin[]
}

export interface ClosureQuery extends ClosureFilters {
  readonly fields?: readonly ServedClosureField[]
}

export const closureQuery = queryCodec<ClosureQuery>({
  status: choices(STATUSES),
  type: choices(CLOSURE_TYPES),
  reason_id: ids,
  activity_id: ids,
  source_id: ids,
  source_kind: choices(SOURCE_KINDS),
  starts_after: date,
  starts_before: date,
  ends_after: date,
  ends_before: date,
  active_on: date,
  updated_after: date,
  q: text,
  bbox,
  protected_area_uuid: uuids,
  geometry_from: choices(GEOMETRY_ORIGINS),
  fields: fields(SERVED_CLOSURE_FIELDS, CLOSURE_DEFAULT_FIELDS),
})

const LIFTING = [
  'status',
  'active_on',
  'starts_after',
  'starts_before',
  'ends_after',
  'ends_before',
  'updated_after',
] as const satisfies readonly (keyof ClosureFilters)[]

/** The statuses that a list shows: those asked for; without any filter on time, what is not over yet (section 4). */
export function statusesShown(filters: ClosureFilters): readonly Status[] {
  if (filters.status !== undefined) return filters.status
  return LIFTING.some((name) => filters[name] !== undefined) ? STATUSES : ['current', 'upcoming']
}
