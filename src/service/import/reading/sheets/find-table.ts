import { columnName, type Cell, type SheetRow } from './sheet.ts'

/** Where the table of a sheet is, and what its columns are called: `Column C` where nobody says. */
export interface Table {
  readonly columns: readonly string[]
  /** The number of the last row of its header. */
  readonly headerEnd: number
  /** The line above the table, if that is one. */
  readonly title: string | null
  /** How much it looks like a table of records: by its named columns, then by its rows. */
  readonly weight: number
}

/** How many rows of a sheet are looked at. */
export const LOOKED_AT = 60

/** A header has texts in at least this part of the columns, and as many of its cells are texts. */
const FILLED = 0.5
const TEXTS = 0.8

/** The table in the first rows of a sheet, below lines of titles; null where there is none, or nothing in it. */
export function findTable(rows: readonly SheetRow[]): Table | null {
  const width = Math.max(0, ...rows.map(({ cells }) => filled(cells)))
  const at = rows.findIndex(({ cells }) => isHeader(cells, width))
  const [header, next, ...rest] = rows.slice(Math.max(at, 0))
  if (at < 0 || header === undefined || next === undefined) return null
  const isDouble = rest.length > 0 && continuesHeader(header.cells, next.cells)
  const below = isDouble ? rest : [next, ...rest]
  const units = below.findIndex(({ cells }) => !areUnits(cells))
  const body = below.slice(Math.max(units, 0))
  const names = isDouble ? joined(header.cells, next.cells) : header.cells.map(textOf)
  const columns = Array.from({ length: Math.max(...rows.map(({ cells }) => cells.length)) }, (_, column) => {
    const name = names[column] ?? ''
    return name === '' ? unnamedColumn(column) : name
  })
  const weight = names.filter((name) => name !== '').length * LOOKED_AT + body.length
  return {
    columns,
    headerEnd: (below[units - 1] ?? (isDouble ? next : header)).number,
    title: titleOf(rows.slice(0, at)),
    weight,
  }
}

/** What stands for the name of a column that has none. */
export function unnamedColumn(column: number): string {
  return `Column ${columnName(column)}`
}

function isHeader(cells: readonly Cell[], width: number): boolean {
  const texts = cells.filter((cell) => typeof cell === 'string')
  return texts.length > 0 && filled(cells) >= width * FILLED && texts.length >= filled(cells) * TEXTS
}

/** Whether a line below a header tells units and nothing else: “[m]”, “(DD/MM/YYYY)”. */
function areUnits(cells: readonly Cell[]): boolean {
  const given = cells.filter((cell) => cell !== null && cell !== undefined)
  return given.every((cell) => typeof cell === 'string' && UNIT.test(cell.trim()))
}

const UNIT = /^(?:\[[^\]]*\]|\([^)]*\)|[DMYTJAG]{1,4}([-./ ])[DMYTJAG]{1,4}\1[DMYTJAG]{1,4}|[-–—])$/iu

/** Whether a header goes on in a second line: under names that stand over several columns, and not under others. */
function continuesHeader(first: readonly Cell[], second: readonly Cell[]): boolean {
  const isUnderOther = second.some((cell, column) => cell != null && first[column] == null)
  const isShorter = first.some((cell, column) => cell != null && second[column] == null)
  return isUnderOther && isShorter && second.every((cell) => cell === null || typeof cell === 'string')
}

/** The names of two lines: the lower one where it is enough to tell columns apart, else both. */
function joined(first: readonly Cell[], second: readonly Cell[]): string[] {
  const width = Math.max(first.length, second.length)
  let group = ''
  const pairs = Array.from({ length: width }, (_, column) => {
    const [above, below] = [textOf(first[column] ?? null), textOf(second[column] ?? null)]
    if (above !== '') group = above
    return { group: below === '' ? above : group, below }
  })
  const lower = pairs.map(({ group: above, below }) => (below === '' ? above : below))
  return pairs.map(({ group: above, below }, column) =>
    below === '' || lower.indexOf(below) === lower.lastIndexOf(below) ? (lower[column] ?? '') : `${above} ${below}`,
  )
}

/** What a line with a single text says. */
function titleOf(rows: readonly SheetRow[]): string | null {
  const line = rows.find(({ cells }) => filled(cells) === 1)
  const text = line?.cells.find((cell) => typeof cell === 'string')
  return text === undefined ? null : textOf(text)
}

/** How many cells of a row hold something. */
export function filled(cells: readonly Cell[]): number {
  return cells.filter((cell) => cell !== null && cell !== undefined).length
}

function textOf(cell: Cell): string {
  return cell === null ? '' : String(cell).replaceAll(/\s+/g, ' ').trim()
}
