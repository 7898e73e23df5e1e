import { stringify } from 'csv-stringify/sync'
import { TABLE_STYLE, type Cell } from '#contract/records/closure-table.ts'

/**
 * Part of a table for spreadsheets. Where it is the first, it begins with a byte order mark, without which Excel takes
 * UTF-8 for something else, and with the names of its columns.
 */
export function tableText(columns: readonly string[], rows: readonly (readonly Cell[])[], isFirst = true): string {
  return stringify([...rows], { bom: isFirst, header: isFirst, columns: [...columns], ...TABLE_STYLE })
}
