import { ImportError } from '../input/import-error.ts'
import type { Limits } from '../input/limits.ts'
import type { SourceFeature } from '../input/source-feature.ts'
import { tableColumns } from '../formats/table-columns.ts'
import { findTable, LOOKED_AT, unnamedColumn, type Table } from './find-table.ts'
import type { Cell, Sheet, SheetRow } from './sheet.ts'

/** How many sheets are looked at. */
const SHEETS = 50

interface Found {
  readonly sheet: Sheet
  readonly table: Table
}

/**
 * The rows of a spreadsheet as features: of the sheet whose table has the most columns with names. A
 * geometry comes from the same columns as in CSV. Throws ImportErrors.
 */
export async function* readSpreadsheet(
  sheets: readonly Sheet[],
  limits: Limits,
): AsyncGenerator<SourceFeature, undefined> {
  const { sheet, table } = await chosen(sheets)
  const others = sheets.filter((other) => other !== sheet).map(({ name }) => `“${name}”`)
  const told = others.length === 0 ? [] : [`sheet “${sheet.name}” read, and not ${others.join(', ')}`]
  const read = rowReader(table, limits)
  let number = 0
  for await (const row of sheet.rows()) {
    if (row.number <= table.headerEnd) continue
    const feature = read(row, ++number)
    yield number === 1 ? { ...feature, remarks: [...row.remarks, ...told] } : feature
  }
}

async function chosen(sheets: readonly Sheet[]): Promise<Found> {
  const found: Found[] = []
  for (const sheet of sheets.slice(0, SHEETS)) {
    const table = findTable(await firstRows(sheet))
    if (table !== null) found.push({ sheet, table })
  }
  const [best] = found.toSorted((a, b) => b.table.weight - a.table.weight)
  if (best !== undefined) return best
  const names = sheets.map(({ name }) => `“${name}”`).join(', ')
  throw new ImportError(
    `none of its sheets has a table: a line of names, and rows below it (it has ${names || 'none'})`,
  )
}

async function firstRows(sheet: Sheet): Promise<SheetRow[]> {
  const rows: SheetRow[] = []
  for await (const row of sheet.rows()) {
    rows.push(row)
    if (rows.length === LOOKED_AT) break
  }
  return rows
}

function rowReader({ columns, title }: Table, limits: Limits) {
  const { geometry, kept } = tableColumns(columns, limits, 'its header')
  return ({ number: line, cells, remarks }: SheetRow, number: number): SourceFeature => {
    const named = kept.map(([name, index]) => [name, cells[index] ?? null] as const)
    const beyond = cells.slice(columns.length).map((cell, at) => [unnamedColumn(columns.length + at), cell] as const)
    const properties = Object.fromEntries([...named, ...beyond])
    const texts = columns.map((_, index) => textOf(cells[index] ?? null))
    return {
      number,
      place: `row ${line}`,
      id: null,
      properties,
      ...geometry.read(texts),
      title: title ?? undefined,
      remarks,
    }
  }
}

function textOf(cell: Cell): string {
  return cell === null ? '' : String(cell)
}
