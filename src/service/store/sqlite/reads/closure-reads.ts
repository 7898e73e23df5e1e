import type { ClosureField } from '#contract/records/closure.ts'
import type { ClosureSelection, Frame, JsonBytes, Rows, Slice } from '../../domain/store.ts'
import { selectionOf } from './closure-conditions.ts'
import { asText, editionTime, recordOf } from './composing.ts'
import { SYNC_ORDER } from './conditions.ts'
import { bytesOf, numberOf } from '../../sql/sql.ts'
import type { Connection } from '../database/connection.ts'
import { listRows } from './list-rows.ts'

/** A closure's status. Needs `now` beside its row. */
export const STATUS = `CASE WHEN r.finish_ms <= now THEN 'expired' WHEN r.begin_ms > now THEN 'upcoming' ELSE 'current' END`

/** Needs `now` as its first parameter. */
const FROM = 'closure r LEFT JOIN closure_field f ON f.id = r.id CROSS JOIN (SELECT ? AS now)'

/** Where each field comes from: an expression that gives its JSON text, or a whole number. */
const columns: Readonly<Record<ClosureField, string>> = {
  uuid: asText('r.uuid'),
  name: asText('r.name'),
  type: asText('r.type'),
  status: asText(STATUS),
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
  filters: ClosureSelection,
  fields: readonly ClosureField[],
  slice: Slice,
  now: number,
  frame?: Frame,
): Rows {
  return listRows(
    sql,
    {
      ...selectionOf(sql, filters, now),
      from: FROM,
      fromParams: [now],
      record: recordOf(fields, columns),
      order: filters.updated_after === undefined ? 'r.begin_ms, r.uuid' : SYNC_ORDER,
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
