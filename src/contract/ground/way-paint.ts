import { extentOf } from '../records/extent.ts'
import type { ClosureRecord } from '../records/closure.ts'
import type { DisplayStatus } from '../standing/display-status.ts'
import { activityKeyOf, concernOf, type ActivityNames } from '../vocabulary/activity-implications.ts'

/** A closure as it stands at a moment. */
export interface StandingClosure {
  readonly record: Pick<ClosureRecord, 'type' | 'is_binding' | 'geometry_from' | 'activity_ids'>
  readonly displayStatus: DisplayStatus
}

/**
 * How ways within a closure are marked: closed, to be closed, closed at other hours than that of the map, or advised
 * against; `open`: one may walk on them and not beside them.
 */
export const WAY_PAINTS = ['open', 'advice', 'other-hours', 'upcoming', 'closed'] as const
export type WayPaint = (typeof WAY_PAINTS)[number]

const OF_STATUS: Readonly<Partial<Record<DisplayStatus, WayPaint>>> = {
  'closed-now': 'closed',
  'closed-other-hours': 'other-hours',
  'zone-unknown': 'other-hours',
  'upcoming-closure': 'upcoming',
  'advice-now': 'advice',
}

/** How the ways within a closure are marked for those who walk; null: not at all. `walking`: the activity’s ids. */
export function wayPaintOf(
  { record, displayStatus }: StandingClosure,
  walking: readonly number[],
  names: ActivityNames,
): WayPaint | null {
  const paint = OF_STATUS[displayStatus]
  if (paint === undefined || extentOf(record) === 'about-areas') return null
  const activities = record.activity_ids ?? []
  // Of a service that has no word for walking, nobody knows which closures are for walkers.
  if (walking.length === 0 && activities.length > 0) return null
  switch (concernOf(activities, walking, names)) {
    case 'yes':
    case 'not-said':
      return paint
    case 'off-paths':
      return paint === 'closed' || paint === 'upcoming' ? 'open' : null
    case 'off-leash':
    case 'no':
      return null
  }
}

/** The ids of what walkers do, as a service has them. */
export function walkingIds(names: ActivityNames): readonly number[] {
  return [...names].flatMap(([id, { name }]) => (activityKeyOf(name) === 'hiking' ? [id] : []))
}
