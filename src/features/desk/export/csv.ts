import { stringify } from 'csv-stringify/browser/esm/sync'
import type { DeskRow } from '../table/desk-rows.ts'

/** The columns under the names that the API has for them; those that hold words under those of its tables. */
const COLUMNS = [
  'uuid',
  'name',
  'type',
  'status',
  'in_force',
  'areas',
  'start_on',
  'end_on',
  'daytime_start',
  'daytime_end',
  'time_zone',
  'next_change',
  'reason',
  'activities',
  'source',
  'updated_at',
] as const

/** Rows as a table for spreadsheets (RFC 4180, with a byte order mark for Excel); no cell begins like a formula. */
export function csvOf(rows: readonly DeskRow[]): string {
  return stringify(rows.map(cellsOf), {
    bom: true,
    header: true,
    columns: [...COLUMNS],
    record_delimiter: 'windows',
    escape_formulas: true,
  })
}

function cellsOf({ state, areas, reason, activities, source }: DeskRow): readonly (string | null | undefined)[] {
  const { record, status, zone, times } = state
  const next = times?.nextChange?.at ?? Infinity
  return [
    record.uuid,
    record.name,
    record.type ?? 'closure',
    status,
    times === null ? null : String(times.inForce),
    areas,
    record.start_on,
    record.end_on,
    record.daytime_start,
    record.daytime_end,
    zone,
    Number.isFinite(next) ? new Date(next).toISOString() : null,
    reason,
    activities,
    source,
    record.updated_at,
  ]
}
