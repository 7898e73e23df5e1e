import { STATUSES, type Status } from '#contract/records/closure.ts'
import { statusesShown, type ClosureFilters } from '#contract/query/closure-query.ts'
import { overlapsDay } from '#contract/status/local-day.ts'
import { addDays } from '#contract/status/local-time.ts'
import type { ChoiceFilter } from '#contract/counts/closure-traits.ts'
import type { ClosureSelection } from '../../domain/store.ts'
import { numberOf, textOf, type SqlRow, type SqlValue } from '../sql.ts'
import { anyId, anyText, given, searchedText, updatedAfter, type Condition } from './conditions.ts'
import type { Selection } from './listing.ts'
import type { Params } from './params.ts'

export const SOURCE_KIND = '(SELECT kind FROM source WHERE id = r.source_id)'

const GEOMETRY_FROM = '(SELECT geometry_from FROM closure_field WHERE id = r.id)'

/** A closure's status, which `now` decides. */
export function statusOf(now: string): string {
  return `CASE WHEN r.finish_ms <= ${now} THEN 'expired' WHEN r.begin_ms > ${now} THEN 'upcoming' ELSE 'current' END`
}

/** What each of these filters asks for at `now`, in epoch milliseconds. */
function choiceConditions(filters: ClosureFilters, now: number): Readonly<Record<ChoiceFilter, Condition[]>> {
  return {
    status: withStatus(statusesShown(filters), now),
    type: anyText('r.type', filters.type),
    reason_id: anyId('r.reason_id', filters.reason_id),
    activity_id: anyId('activity_id', filters.activity_id).map((condition) => (params) => {
      return `EXISTS (SELECT 1 FROM closure_activity WHERE closure_id = r.id AND ${condition(params)})`
    }),
    source_id: anyId('r.source_id', filters.source_id),
    source_kind: anyText(SOURCE_KIND, filters.source_kind),
  }
}

/** What all other filters select. */
export function selectionWithoutChoices(filters: ClosureSelection): Selection {
  const { bbox, active_on, starts_after, starts_before, ends_after, ends_before } = filters
  const conditions = [
    ...anyId('r.id', filters.ids),
    ...given(starts_after, (params, day) => `r.start_on >= ${params.add(day)}`),
    ...given(starts_before, (params, day) => `r.start_on IS NULL OR r.start_on <= ${params.add(day)}`),
    ...given(ends_after, (params, day) => `r.end_on IS NULL OR r.end_on >= ${params.add(day)}`),
    ...given(ends_before, (params, day) => `r.end_on <= ${params.add(day)}`),
    ...updatedAfter(filters.updated_after),
    ...aroundDay(active_on),
    ...anyText(
      GEOMETRY_FROM,
      filters.geometry_from?.map((origin) => JSON.stringify(origin)),
    ),
  ]
  const { q, protected_area_uuid: areas } = filters
  return { table: 'closure', box: bbox, text: searchedText(q), day: active_on, areas, conditions }
}

/** What all filters select at `now`, in epoch milliseconds. */
export function selectionOf(filters: ClosureSelection, now: number): Selection {
  const selection = selectionWithoutChoices(filters)
  return {
    ...selection,
    conditions: [...Object.values(choiceConditions(filters, now)).flat(), ...selection.conditions],
  }
}

/** A closure `c` names no area. */
export const NAMELESS = 'NOT EXISTS (SELECT 1 FROM closure_area n WHERE n.closure_id = c.id)'

/** Closures that name one of some areas, or that are among those that name none and meet one: a statement of their ids. */
export function ofAreas(areas: readonly string[], meeting: (params: Params) => string): Condition {
  return (params) => `r.id IN (
    SELECT closure_id FROM closure_area WHERE ${params.anyOf('area_uuid', 'text', areas)} UNION ALL ${meeting(params)}
  )`
}

function withStatus(statuses: readonly Status[], now: number): Condition[] {
  if (STATUSES.every((status) => statuses.includes(status))) return []
  if (statuses.length === 0) return [() => 'FALSE']
  return [(params) => statuses.map((status) => `(${hasStatus[status](params.add(now))})`).join(' OR ')]
}

const hasStatus: Readonly<Record<Status, (now: string) => string>> = {
  current: (now) => `r.finish_ms > ${now} AND r.begin_ms <= ${now}`,
  upcoming: (now) => `r.finish_ms > ${now} AND r.begin_ms > ${now}`,
  expired: (now) => `r.finish_ms <= ${now}`,
}

// A window may end on the day after its own, and a day that its place skips may move that by one more.
const LONGEST_OVERHANG = 2

/** Closures that may be in force on a local day: all that are, and some that aren't. */
function aroundDay(day: string | undefined): Condition[] {
  return given(day, (params, value) => {
    const earliestEnd = params.add(addDays(value, -LONGEST_OVERHANG))
    return `(r.start_on IS NULL OR r.start_on <= ${params.add(value)}) AND (r.end_on IS NULL OR r.end_on >= ${earliestEnd})`
  })
}

/** Selects what {@link missesOfDay} looks at, of closures that fulfil a condition. */
export const schedulesWhere = (condition: string) =>
  `SELECT r.id, r.start_on, r.end_on, r.daytime_start, r.daytime_end, r.time_zone FROM closure r WHERE ${condition}`

/** The ids of the closures around a day that are not in force on it. */
export function missesOfDay(day: string, schedules: readonly SqlRow[]): number[] {
  const text = (value: SqlValue | undefined) => (value === null ? null : textOf(value))
  return schedules
    .filter(([, start, end, opens, closes, zone]) => {
      const window = { daytime_start: text(opens), daytime_end: text(closes) }
      return !overlapsDay({ start_on: text(start), end_on: text(end), ...window, time_zone: textOf(zone) }, day)
    })
    .map(([id]) => numberOf(id))
}
