import { stringify } from 'csv-stringify/browser/esm/sync'
import { localeOf } from '#contract/messages/locale.ts'
import {
  closureCells,
  closureColumns,
  STANDING_COLUMNS,
  standingCells,
  TABLE_FIELDS,
  TABLE_STYLE,
  type TableNames,
} from '#contract/records/closure-table.ts'
import type { Language } from '#core/i18n/language.ts'
import { A_STEP, type Steps } from '#core/steps/steps.ts'
import type { DeskRow } from '../table/desk-rows.ts'
import { recordOf } from './record.ts'

/** Rows as a table for spreadsheets, in parts, with the columns that the service gives, separated as spreadsheets of a language expect. */
export function* csvOf(rows: readonly DeskRow[], names: TableNames, language: Language): Steps<readonly string[]> {
  const style = { ...TABLE_STYLE, delimiter: separatorOf(localeOf(language)) }
  const parts = [stringify([[...TABLE_FIELDS.flatMap(closureColumns), ...STANDING_COLUMNS]], { ...style, bom: true })]
  for (let at = 0; at < rows.length; at += A_STEP) {
    yield
    parts.push(stringify(rows.slice(at, at + A_STEP).map(cellsOf), style))
  }
  return parts

  function cellsOf({ state }: DeskRow) {
    const record = recordOf(state)
    return [...TABLE_FIELDS.flatMap((field) => closureCells(field, record, names)), ...standingCells(state)]
  }
}

/** Where the comma is the mark of decimals, spreadsheets separate by semicolons. */
function separatorOf(locale: string): string {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5)
  return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ';' : ','
}
