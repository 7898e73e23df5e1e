import { checkLimit, type Limits } from '../input/limits.ts'

/** What a cell holds, dates and times as texts: `2026-05-01`, `2026-05-01T08:30:00`, `08:30:00`; null where it is empty. */
export type Cell = string | number | boolean | null

export interface Span {
  readonly column: number
  /** Over how many rows, with its own. */
  readonly rows: number
}

export interface SheetRow {
  /** As the spreadsheet numbers it, from 1. */
  readonly number: number
  /** By their columns, from the first; shorter than the table where the last ones are empty. */
  readonly cells: readonly Cell[]
  readonly remarks: readonly string[]
  /** The cells that are merged with others below, which their value holds for too. */
  readonly spans?: readonly Span[]
  /** Why it cannot be taken for a record. */
  readonly problem?: string | undefined
}

/** A sheet of a spreadsheet. Its rows come in their order, those without content left out. */
export interface Sheet {
  readonly name: string
  rows(): AsyncGenerator<SheetRow, undefined>
}

/** Puts a value into a row's cells. Throws an ImportError for one that is too far to the right. */
export function putCell(cells: Cell[], column: number, value: Cell, row: number, limits: Limits): void {
  if (value === null) return
  checkLimit(limits, 'properties', column + 1, `row ${row}`)
  while (cells.length < column) cells.push(null)
  cells[column] = value
}

/** A text without the space around it; null where nothing is left. */
export function textCell(text: string): string | null {
  const trimmed = text.trim()
  return trimmed === '' ? null : trimmed
}

/** A date as files write it, without a time of day that says nothing, and without parts of seconds. */
export function dateCell(text: string): string | null {
  return textCell(text.replace(/(T\d\d:\d\d:\d\d)(\.\d+)?Z?$/, '$1').replace(/T00:00:00$/, ''))
}

/** The name of a column as spreadsheets show it: `A` is 0, `AB` is 27. */
export function columnName(column: number): string {
  const letter = String.fromCodePoint(65 + (column % 26))
  return column < 26 ? letter : columnName(Math.floor(column / 26) - 1) + letter
}

/** The column of a cell such as `AB12`, from 0; null where that is no cell. */
export function columnOf(cell: string): number | null {
  const letters = /^\$?([A-Z]{1,4})/.exec(cell)?.[1]
  if (letters === undefined) return null
  return Array.from(letters).reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1
}
