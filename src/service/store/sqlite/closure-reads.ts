import type { ClosureField, Status } from '#contract/closure.ts'
import { statusesShown, type ClosureFilters } from '#contract/query/closure-query.ts'
import { overlapsDay } from '#contract/status/local-day.ts'
import { addDays } from '#contract/status/local-time.ts'
import type { Frame, JsonBytes, Rows, Slice } from '../store.ts'
import { asText, editionTime, recordOf } from './composing.ts'
import { allOf, anyOf, compared, named, updatedAfter, type Condition } from './conditions.ts'
import { bytesOf, numberOf, textOf, type Connection, type SqlValue } from './connection.ts'
import { listRows } from './list-rows.ts'

/** Needs `now` as its first parameter. */
const FROM = '(SELECT ? AS now) CROSS JOIN closure r LEFT JOIN closure_field f ON f.id = r.id'

/** Where each field comes from: an expression that gives its JSON text, or a whole number. */
const columns: Readonly<Record<ClosureField, string>> = {
  uuid: asText('r.uuid'),
  name: asText('r.name'),
  type: asText('r.type'),
  status: `CASE WHEN r.finish_ms <= now THEN '"expired"' WHEN r.begin_ms > now THEN '"upcoming"' ELSE '"current"' END`,
  start_on: asText('r.start_on'),
  end_on: asText('r.end_on'),
  daytime_start: asText('r.daytime_start'),
  daytime_end: asText('r.daytime_end'),
  reason_id: 'r.reason_id',
  activity_ids: 'f.activity_ids',
  source_id: 'r.source_id',
  source_kind: '(SELECT json_quote(kind) FROM source WHERE id = r.source_id)',
  updated_at: editionTime('r.updated_in'),
  bbox: 'f.bbox',
  description: 'f.description',
  purpose: 'f.purpose',
  legal_basis: 'f.legal_basis',
  contact: 'f.contact',
  organisation_id: 'f.organisation_id',
  licence_uri: 'f.licence_uri',
  attribution: 'f.attribution',
  created_at: editionTime('r.created_in'),
  extra: 'f.extra',
  geometry_from: 'f.geometry_from',
  url: 'f.url',
  time_zone: asText('r.time_zone'),
  is_binding: 'f.is_binding',
  protected_area_uuids: 'f.protected_area_uuids',
  geometry: 'f.geometry',
  begins_at: 'f.begins_at',
  finishes_at: 'f.finishes_at',
}

export function listClosures(
  sql: Connection,
  filters: ClosureFilters,
  fields: readonly ClosureField[],
  slice: Slice,
  now: number,
  frame?: Frame,
): Rows {
  const { bbox, active_on } = filters
  return listRows(
    sql,
    {
      table: 'closure',
      from: FROM,
      fromParams: [now],
      box: bbox,
      conditions: [...conditionsOf(filters, now), ...aroundDay(active_on)],
      ...(active_on === undefined ? {} : { misses: (conditions) => missesOfDay(sql, active_on, conditions) }),
      record: recordOf(fields, columns),
      order: filters.updated_after === undefined ? 'r.begin_ms, r.uuid' : 'r.updated_in, r.uuid',
    },
    slice,
    frame,
  )
}

export function findClosure(
  sql: Connection,
  uuid: string,
  fields: readonly ClosureField[],
  now: number,
): JsonBytes | null {
  const row = sql.row(`SELECT CAST(${recordOf(fields, columns)} AS BLOB) FROM ${FROM} WHERE r.uuid = ?`, [now, uuid])
  return row === null ? null : bytesOf(row[0])
}

/** The next instant after `now` at which a closure's status changes; Infinity if none ever does. */
export function nextStatusChange(sql: Connection, now: number): number {
  const next = (column: string) => sql.row(`SELECT min(${column}) FROM closure WHERE ${column} > ?`, [now])?.[0]
  return Math.min(...[next('begin_ms'), next('finish_ms')].map((instant) => numberOf(instant ?? Infinity)))
}

function conditionsOf(filters: ClosureFilters, now: number): Condition[] {
  return [
    ...withStatus(statusesShown(filters), now),
    ...anyOf('r.type', filters.type),
    ...anyOf('r.reason_id', filters.reason_id),
    ...anyOf('r.source_id', filters.source_id),
    ...anyOf('(SELECT kind FROM source WHERE id = r.source_id)', filters.source_kind),
    ...anyOf('activity_id', filters.activity_id).map(({ sql, params }) => ({
      sql: `EXISTS (SELECT 1 FROM closure_activity WHERE closure_id = r.id AND ${sql})`,
      params,
    })),
    ...compared('r.start_on >= ?', filters.starts_after),
    ...compared('r.start_on IS NULL OR r.start_on <= ?', filters.starts_before),
    ...compared('r.end_on IS NULL OR r.end_on >= ?', filters.ends_after),
    ...compared('r.end_on <= ?', filters.ends_before),
    ...updatedAfter(filters.updated_after),
    ...named(filters.q),
  ]
}

function withStatus(statuses: readonly Status[], now: number): Condition[] {
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
