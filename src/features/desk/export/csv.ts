import { stringify } from 'csv-stringify/browser/esm/sync'
import {
  closureCells,
  closureColumns,
  STANDING_COLUMNS,
  standingCells,
  TABLE_FIELDS,
  TABLE_STYLE,
  type TableNames,
} from '#contract/records/closure-table.ts'
import type { DeskRow } from '../table/desk-rows.ts'
import { recordOf } from './record.ts'

/** Rows as a table for spreadsheets, with the columns that the service gives, separated as spreadsheets of a language expect. */
export function csvOf(rows: readonly DeskRow[], names: TableNames, language: string): string {
  const cells = rows.map(({ state }) => {
    const record = recordOf(state)
    return [...TABLE_FIELDS.flatMap((field) => closureCells(field, record, names)), ...standingCells(state)]
  })
  const columns = [...TABLE_FIELDS.flatMap(closureColumns), ...STANDING_COLUMNS]
  return stringify(cells, { ...TABLE_STYLE, bom: true, header: true, columns, delimiter: separatorOf(language) })
}

/** Where the comma is the mark of decimals, spreadsheets separate by semicolons. */
function separatorOf(language: string): string {
  const parts = new Intl.NumberFormat(language).formatToParts(1.5)
  return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ';' : ','
}
