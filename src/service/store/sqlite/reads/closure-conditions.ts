import { STATUSES, type Status } from '#contract/records/closure.ts'
import { statusesShown, type ClosureFilters } from '#contract/query/closure-query.ts'
import { overlapsDay } from '#contract/status/local-day.ts'
import { addDays } from '#contract/status/local-time.ts'
import type { ChoiceFilter } from '../../domain/closure-groups.ts'
import { allOf, anyOf, compared, named, updatedAfter, type Condition } from './conditions.ts'
import { numberOf, textOf, type SqlValue } from '../../sql/sql.ts'
import type { Connection } from '../database/connection.ts'
import type { ClosureSelection } from '../../domain/store.ts'
import type { Selection } from './list-rows.ts'

/** What each of these filters asks for at `now`, in epoch milliseconds. */
export function choiceConditions(filters: ClosureFilters, now: number): Readonly<Record<ChoiceFilter, Condition[]>> {
  return {
    status: withStatus(statusesShown(filters), now),
    type: anyOf('r.type', filters.type),
    reason_id: anyOf('r.reason_id', filters.reason_id),
    activity_id: anyOf('activity_id', filters.activity_id).map(({ sql, params }) => ({
      sql: `EXISTS (SELECT 1 FROM closure_activity WHERE closure_id = r.id AND ${sql})`,
      params,
    })),
    source_id: anyOf('r.source_id', filters.source_id),
    source_kind: anyOf('(SELECT kind FROM source WHERE id = r.source_id)', filters.source_kind),
  }
}

/** What all other filters select. */
export function selectionWithoutChoices(sql: Connection, filters: ClosureSelection): Selection {
  const { bbox, active_on } = filters
  const conditions = [
    ...compared('r.start_on >= ?', filters.starts_after),
    ...compared('r.start_on IS NULL OR r.start_on <= ?', filters.starts_before),
    ...compared('r.end_on IS NULL OR r.end_on >= ?', filters.ends_after),
    ...compared('r.end_on <= ?', filters.ends_before),
    ...updatedAfter(filters.updated_after),
    ...named(filters.q),
    ...aroundDay(active_on),
    ...concerning(filters.area),
  ]
  if (active_on === undefined) return { table: 'closure', box: bbox, conditions }
  return { table: 'closure', box: bbox, conditions, misses: (all) => missesOfDay(sql, active_on, all) }
}

/** What all filters select at `now`, in epoch milliseconds. */
export function selectionOf(sql: Connection, filters: ClosureSelection, now: number): Selection {
  const selection = selectionWithoutChoices(sql, filters)
  const choices = Object.values(choiceConditions(filters, now)).flat()
  return { ...selection, conditions: [...choices, ...selection.conditions] }
}

/** Closures that name an area, or that name none and lie in and around it. */
function concerning(area: string | undefined): Condition[] {
  if (area === undefined) return []
  const sql = `r.id IN (
    SELECT closure_id FROM closure_area WHERE area_uuid = ?
    UNION ALL
    SELECT b.id FROM area a JOIN area_box o ON o.id = a.id
      JOIN closure_box b ON b.west <= o.east AND b.east >= o.west AND b.south <= o.north AND b.north >= o.south
      WHERE a.uuid = ? AND NOT EXISTS (SELECT 1 FROM closure_area n WHERE n.closure_id = b.id)
  )`
  return [{ sql, params: [area, area] }]
}

function withStatus(statuses: readonly Status[], now: number): Condition[] {
  if (STATUSES.every((status) => statuses.includes(status))) return []
  if (statuses.length === 0) return [{ sql: 'FALSE', params: [] }]
  const conditions = statuses.map((status) => hasStatus[status](now))
  const sql = conditions.map((condition) => `(${condition.sql})`).join(' OR ')
  return [{ sql, params: conditions.flatMap(({ params }) => params) }]
}

const hasStatus: Readonly<Record<Status, (now: number) => Condition>> = {
  current: (now) => ({ sql: 'r.finish_ms > ? AND r.begin_ms <= ?', params: [now, now] }),
  upcoming: (now) => ({ sql: 'r.finish_ms > ? AND r.begin_ms > ?', params: [now, now] }),
  expired: (now) => ({ sql: 'r.finish_ms <= ?', params: [now] }),
}

// A window may end on the day after its own, and a day that its place skips may move that by one more.
const LONGEST_OVERHANG = 2

/** Closures that may be in force on a local day: all that are, and some that aren't. */
function aroundDay(day: string | undefined): Condition[] {
  if (day === undefined) return []
  return [
    ...compared('r.start_on IS NULL OR r.start_on <= ?', day),
    ...compared('r.end_on IS NULL OR r.end_on >= ?', addDays(day, -LONGEST_OVERHANG)),
  ]
}

function missesOfDay(sql: Connection, day: string, conditions: readonly Condition[]): number[] {
  const { sql: where, params } = allOf(conditions)
  const candidates = sql.rows(
    `SELECT r.id, r.start_on, r.end_on, r.daytime_start, r.daytime_end, r.time_zone FROM closure r WHERE ${where}`,
    params,
  )
  const text = (value: SqlValue | undefined) => (value === null ? null : textOf(value))
  return candidates
    .filter(([, start, end, opens, closes, zone]) => {
      const window = { daytime_start: text(opens), daytime_end: text(closes) }
      return !overlapsDay({ start_on: text(start), end_on: text(end), ...window, time_zone: textOf(zone) }, day)
    })
    .map(([id]) => numberOf(id))
}
