import { STANDING_COLUMNS } from '#contract/records/closure-table.ts'
import { AREA_SOURCE_FIELDS, CLOSURE_SOURCE_FIELDS, type AreaMapping, type ClosureMapping } from './mapping.ts'

function byName<const K extends string>(names: readonly K[]): Record<K, string>
function byName(names: readonly string[]) {
  return Object.fromEntries(names.map((name) => [name, name]))
}

/** Columns of our own tables that say again, in numbers and words, what others say. */
const REPEATED = ['west', 'south', 'east', 'north', 'centroid_lng', 'centroid_lat', 'reason', 'activities']

/** Areas whose properties already have the contract's names; `category` and `country` do as well as their ids. */
export const areaContractNames: AreaMapping = {
  key: 'contract',
  title: 'the contract’s own names',
  kind: 'areas',
  id: ['id', '$id', { template: '{name} {$place}' }, '$place'],
  fields: {
    ...byName(AREA_SOURCE_FIELDS),
    category_id: ['category_id', 'category'],
    country_id: ['country_id', 'country'],
  },
  leave_out: [...REPEATED, 'id', 'bbox', 'centroid', 'created_at', 'updated_at', 'organisation_id'],
}

/** Closures whose properties already have the contract's names; `reason` and `activities` do as well as their ids. */
export const closureContractNames: ClosureMapping = {
  key: 'contract',
  title: 'the contract’s own names',
  kind: 'closures',
  id: ['id', '$id'],
  fields: {
    ...byName(CLOSURE_SOURCE_FIELDS),
    reason_id: ['reason_id', 'reason'],
    activity_ids: ['activity_ids', 'activities'],
    weekdays: ['weekdays', 'hours', 'period', 'name', 'description'],
  },
  leave_out: [
    ...REPEATED,
    'id',
    'status',
    'bbox',
    'source_id',
    'organisation_id',
    'created_at',
    'updated_at',
    'geometry_from',
    'begins_at',
    'finishes_at',
    ...STANDING_COLUMNS,
  ],
}
