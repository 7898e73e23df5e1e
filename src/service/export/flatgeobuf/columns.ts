import type { ColumnMeta } from 'flatgeobuf/lib/mjs/column-meta.js'
import { ColumnType } from 'flatgeobuf/lib/mjs/flat-geobuf/column-type.js'
import type { AreaField } from '#contract/records/area.ts'
import type { ClosureField } from '#contract/records/closure.ts'

type Written = Exclude<AreaField | ClosureField, 'geometry'> | 'source' | 'source_url'

const { String: Text, Json, Long, Double, Bool, DateTime } = ColumnType

/** How each field is stored. Dates without a time are texts: the format knows instants only. */
const TYPES: Readonly<Record<Written, ColumnType>> = {
  uuid: Text,
  id: Long,
  name: Text,
  category_id: Long,
  country_id: Long,
  updated_at: DateTime,
  bbox: Json,
  designation: Text,
  iucn_category: Text,
  wdpa_id: Long,
  area_km2: Double,
  established_on: Text,
  description: Text,
  url: Text,
  organisation_id: Long,
  licence_uri: Text,
  attribution: Text,
  names: Json,
  designation_status: Text,
  created_at: DateTime,
  extra: Json,
  centroid: Json,
  time_zone: Text,
  rules: Text,
  type: Text,
  status: Text,
  start_on: Text,
  end_on: Text,
  daytime_start: Text,
  daytime_end: Text,
  reason_id: Long,
  activity_ids: Json,
  source_id: Long,
  source: Text,
  source_url: Text,
  source_kind: Text,
  purpose: Text,
  legal_basis: Text,
  contact: Text,
  geometry_from: Text,
  is_binding: Bool,
  protected_area_uuids: Json,
  begins_at: DateTime,
  finishes_at: DateTime,
}

/** The columns of some fields; the geometry is none. */
export function columnsOf(fields: readonly string[]): ColumnMeta[] {
  return fields.flatMap((name) => (isWritten(name) ? [{ name, type: TYPES[name], ...PLAIN }] : []))
}

function isWritten(name: string): name is Written {
  return Object.hasOwn(TYPES, name)
}

const PLAIN = {
  title: null,
  description: null,
  width: -1,
  precision: -1,
  scale: -1,
  nullable: true,
  unique: false,
  primary_key: false,
} as const
