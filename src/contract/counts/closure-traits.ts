import type { LngLat } from '../geometry.ts'
import type { Uuid } from '../ids.ts'
import type { Closure } from '../records/closure.ts'

/** The filters that choose among values of a field: a closure may concern many activities. */
export const CHOICE_FILTERS = ['status', 'type', 'reason_id', 'source_id', 'source_kind', 'activity_id'] as const
export type ChoiceFilter = (typeof CHOICE_FILTERS)[number]

/** What of a closure decides where it counts. */
export interface ClosureTraits extends Pick<
  Closure,
  | 'uuid'
  | 'type'
  | 'is_binding'
  | 'reason_id'
  | 'source_id'
  | 'source_kind'
  | 'activity_ids'
  | 'protected_area_uuids'
  | 'start_on'
  | 'end_on'
  | 'daytime_start'
  | 'daytime_end'
  | 'time_zone'
> {
  /** The store's own number of it. */
  readonly id: number
  /** The middle of its bounds; null for one without a place. */
  readonly place: LngLat | null
}

/** A closure, by its `id`, and an area that is its own. */
export interface AreaOfClosure {
  readonly id: number
  readonly area: Uuid
}
