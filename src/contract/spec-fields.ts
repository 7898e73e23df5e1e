/** What `spec.md` shows of an area: all that some services know. */
export const SPEC_AREA_FIELDS = ['uuid', 'id', 'name', 'category_id', 'country_id', 'geometry'] as const

/** What `spec.md` shows of a closure. */
export const SPEC_CLOSURE_FIELDS = [
  'uuid',
  'name',
  'type',
  'reason_id',
  'start_on',
  'end_on',
  'daytime_start',
  'daytime_end',
  'activity_ids',
  'source_id',
] as const
