import { stringify } from 'csv-stringify/browser/esm/sync'
import type { DeskRow } from '../table/desk-rows.ts'

/** Rows as a table for spreadsheets (RFC 4180, with a byte order mark for Excel); no cell begins like a formula. */
export function csvOf(rows: readonly DeskRow[]): string {
  return stringify(rows.map(cellsOf), { bom: true, header: true, record_delimiter: 'windows', escape_formulas: true })
}

/** The cells in the order of the columns, under the names that the API has for them; those that hold words under those of its tables. */
function cellsOf({ state, areas, reason, activities, source }: DeskRow) {
  const { record, status, zone, times } = state
  const next = times?.nextChange?.at ?? Infinity
  return {
    uuid: record.uuid,
    name: record.name,
    type: record.type ?? 'closure',
    status,
    in_force: times === null ? null : String(times.inForce),
    areas,
    start_on: record.start_on,
    end_on: record.end_on,
    daytime_start: record.daytime_start,
    daytime_end: record.daytime_end,
    time_zone: zone,
    next_change: Number.isFinite(next) ? new Date(next).toISOString() : null,
    reason,
    activities,
    source,
    updated_at: record.updated_at,
  }
}
