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
 * The rows of a spreadsheet as features: of the sheet whose table has the most columns with names, and of all that have the same
 * columns, whose names are then the property `sheet`. A geometry comes from the same columns as in CSV. Throws ImportErrors.
 */
export async function* readSpreadsheet(
  sheets: readonly Sheet[],
  limits: Limits,
): AsyncGenerator<SourceFeature, undefined> {
  const read = await chosen(sheets)
  const told = whichAreRead(read, sheets)
  let number = 0
  for (const found of read) {
    for await (const feature of rowsOf(found, limits)) {
      number += 1
      const remarks = [...(feature.remarks ?? []), ...(number === 1 ? told : [])]
      yield { ...feature, ...(read.length > 1 ? onSheet(feature, found) : {}), number, remarks }
    }
  }
}

function whichAreRead(read: readonly Found[], sheets: readonly Sheet[]): readonly string[] {
  const others = sheets.filter((other) => !read.some(({ sheet }) => sheet === other))
  const names = quoted(read.map(({ sheet }) => sheet.name))
  const said = read.length > 1 ? `sheets ${names} read, which have the same columns` : `sheet ${names} read`
  if (others.length > 0) return [`${said}, and not ${quoted(others.map(({ name }) => name))}`]
  return read.length > 1 ? [said] : []
}

function quoted(names: readonly string[]): string {
  return names.map((name) => `“${name}”`).join(', ')
}

/** What tells a feature of one sheet from those of others. */
function onSheet({ place, properties }: SourceFeature, { sheet }: Found): Pick<SourceFeature, 'place' | 'properties'> {
  return { place: `sheet “${sheet.name}”, ${place}`, properties: { sheet: sheet.name, ...properties } }
}

async function* rowsOf({ sheet, table }: Found, limits: Limits): AsyncGenerator<SourceFeature, undefined> {
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

/** The sheet that looks most like a table of records, and those with the same columns, in their order. */
async function chosen(sheets: readonly Sheet[]): Promise<readonly Found[]> {
  const found: Found[] = []
  for (const sheet of sheets.slice(0, SHEETS)) {
    const table = findTable(await firstRows(sheet))
    if (table !== null) found.push({ sheet, table })
  }
  const [best] = found.toSorted((a, b) => b.table.weight - a.table.weight)
  if (best !== undefined) return found.filter(({ table }) => namesIn(table) === namesIn(best.table))
  const names = quoted(sheets.map(({ name }) => name))
  throw new ImportError(
    `none of its sheets has a table: a line of names, and rows below it (it has ${names || 'none'})`,
  )
}

function namesIn({ columns }: Table): string {
  return JSON.stringify(columns.map((name) => name.toLowerCase()))
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
