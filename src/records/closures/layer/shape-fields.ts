import { CLOSURE_DEFAULT_FIELDS, type ClosureField } from '#contract/records/closure.ts'

/** What of closures is asked for where a place or a line is held against their shapes. */
export const CLOSURE_SHAPE_FIELDS: readonly ClosureField[] = [
  ...CLOSURE_DEFAULT_FIELDS,
  'geometry_from',
  'time_zone',
  'is_binding',
  'protected_area_uuids',
  'geometry',
]
