import { STATUSES, type Status } from '#contract/records/closure.ts'
import { statusesShown, type ClosureFilters } from '#contract/query/closure-query.ts'
import { overlapsDay } from '#contract/status/local-day.ts'
import { addDays } from '#contract/status/local-time.ts'
import type { ChoiceFilter } from '../../domain/closure-groups.ts'
import type { ClosureSelection } from '../../domain/store.ts'
import { allOf, anyId, anyText, given, named, noneOf, Params, updatedAfter, type Condition } from './conditions.ts'
import type { Session } from '../database/database.ts'
import { matching, type Selection } from './list-rows.ts'
import { numberOf, textOf, type SqlValue } from '../../sql/sql.ts'

export const SOURCE_KIND = '(SELECT kind FROM source WHERE id = r.source_id)'

/** A closure's status, which `now` decides. */
export function statusOf(now: string): string {
  return `CASE WHEN r.finish_ms <= ${now} THEN 'expired' WHEN r.begin_ms > ${now} THEN 'upcoming' ELSE 'current' END`
}

/** What each of these filters asks for at `now`, in epoch milliseconds. */
export function choiceConditions(filters: ClosureFilters, now: number): Readonly<Record<ChoiceFilter, Condition[]>> {
  return {
    status: withStatus(statusesShown(filters), now),
    type: anyText('r.type', filters.type),
    reason_id: anyId('r.reason_id', filters.reason_id),
    activity_id: anyId('activity_id', filters.activity_id).map((condition) => (params) => {
      return `EXISTS (SELECT FROM closure_activity WHERE closure_id = r.id AND ${condition(params)})`
    }),
    source_id: anyId('r.source_id', filters.source_id),
    source_kind: anyText(SOURCE_KIND, filters.source_kind),
  }
}

/** What all other filters select; of `active_on`, the days around it. */
export function selectionWithoutChoices(filters: ClosureSelection): Selection {
  const { bbox, active_on, starts_after, starts_before, ends_after, ends_before } = filters
  const conditions = [
    ...given(starts_after, (params, day) => `r.start_on >= ${params.add(day)}`),
    ...given(starts_before, (params, day) => `r.start_on IS NULL OR r.start_on <= ${params.add(day)}`),
    ...given(ends_after, (params, day) => `r.end_on IS NULL OR r.end_on >= ${params.add(day)}`),
    ...given(ends_before, (params, day) => `r.end_on <= ${params.add(day)}`),
    ...updatedAfter(filters.updated_after),
    ...named(filters.q),
    ...aroundDay(active_on),
    ...concerning(filters.area),
  ]
  return { table: 'closure', box: bbox, conditions }
}

/** Closures that name an area, or that name none and lie in and around it. */
function concerning(area: string | undefined): Condition[] {
  const bounds = (table: string) =>
    `ST_MakeEnvelope(${table}.west, ${table}.south, ${table}.east, ${table}.north, 4326)`
  return given(area, (params, value) => {
    const uuid = params.add(value)
    return `r.id IN (
      SELECT closure_id FROM closure_area WHERE area_uuid = ${uuid}
      UNION ALL
      SELECT c.id FROM area a JOIN closure c ON ${bounds('c')} && ${bounds('a')}
        WHERE a.uuid = ${uuid} AND NOT EXISTS (SELECT FROM closure_area n WHERE n.closure_id = c.id)
    )`
  })
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

/** The selection without the closures around a day that are not in force on it: what SQL cannot tell. */
export async function onlyOnDay(sql: Session, selection: Selection, day: string): Promise<Selection> {
  const params = new Params()
  const candidates = await sql.rows(
    `SELECT r.id, r.start_on, r.end_on, r.daytime_start, r.daytime_end, r.time_zone FROM closure r
     WHERE ${allOf(matching(selection), params)}`,
    params.values,
  )
  const text = (value: SqlValue | undefined) => (value === null ? null : textOf(value))
  const misses = candidates
    .filter(([, start, end, opens, closes, zone]) => {
      const window = { daytime_start: text(opens), daytime_end: text(closes) }
      return !overlapsDay({ start_on: text(start), end_on: text(end), ...window, time_zone: textOf(zone) }, day)
    })
    .map(([id]) => numberOf(id))
  return { ...selection, conditions: [...selection.conditions, ...noneOf(misses)] }
}
