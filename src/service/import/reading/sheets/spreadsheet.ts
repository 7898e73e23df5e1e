import { ImportError } from '../input/import-error.ts'
import type { Limits } from '../input/limits.ts'
import type { SourceFeature } from '../input/source-feature.ts'
import { tableColumns } from '../formats/table-columns.ts'
import { filled, findTable, LOOKED_AT, unnamedColumn, type Table } from './find-table.ts'
import { filledDown } from './merged-cells.ts'
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
  const below: SheetRow[] = []
  let number = 0
  let last: SourceFeature | null = null
  for await (const row of filledDown(sheet.rows(), table.headerEnd)) {
    below.push(row)
    if (isLine(row, table) && below.length <= MOST_LINES) continue
    for (const one of below.splice(0)) {
      if (last !== null) yield last
      last = read(one, ++number)
      if (number === 1) last = { ...last, remarks: [...one.remarks, ...told] }
    }
  }
  if (last !== null) yield { ...last, remarks: [...(last.remarks ?? []), ...below.map(leftOut)] }
  else for (const row of below) yield read(row, ++number)
}

/** So many lines may stand below a table. */
const MOST_LINES = 20
/** A narrower table may well have rows of one cell. */
const LEAST_COLUMNS = 3

/** Whether a row is a single text, as in “As of 23 November”: no record where it stands below all others. */
function isLine({ cells }: SheetRow, { columns }: Table): boolean {
  return columns.length >= LEAST_COLUMNS && filled(cells) === 1 && cells.some((cell) => typeof cell === 'string')
}

function leftOut({ number, cells }: SheetRow): string {
  return `row ${number}, a line below the table, left out: “${cells.map(textOf).join('').slice(0, 80)}”`
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
  return ({ number: line, cells, remarks, problem }: SheetRow, number: number): SourceFeature => {
    const named = kept.map(([name, index]) => [name, cells[index] ?? null] as const)
    const beyond = cells.slice(columns.length).map((cell, at) => [unnamedColumn(columns.length + at), cell] as const)
    const properties = Object.fromEntries([...named, ...beyond])
    const texts = columns.map((_, index) => textOf(cells[index] ?? null))
    const found = geometry.read(texts)
    return {
      number,
      place: `row ${line}`,
      id: null,
      properties,
      ...found,
      ...(problem === undefined ? {} : { problem }),
      title: title ?? undefined,
      remarks: [...remarks, ...(found.remarks ?? [])],
    }
  }
}

function textOf(cell: Cell): string {
  return cell === null ? '' : String(cell)
}
