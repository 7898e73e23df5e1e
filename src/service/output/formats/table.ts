import { stringify } from 'csv-stringify/sync'
import { GeometrySchema } from '#contract/geometry.ts'
import { plainText } from './plain-text.ts'
import { toWkt } from './wkt.ts'

export type Cell = string | number | boolean | null

/**
 * Part of a table for spreadsheets (RFC 4180). Where it is the first, it begins with a byte order mark, without which
 * Excel takes UTF-8 for something else, and with the names of its columns. No cell begins like a formula.
 */
export function tableText(columns: readonly string[], rows: readonly (readonly Cell[])[], isFirst = true): string {
  return stringify([...rows], { bom: isFirst, header: isFirst, columns: [...columns], ...STYLE })
}

const STYLE = {
  record_delimiter: 'windows',
  escape_formulas: true,
  cast: { boolean: String, string: safeText },
} as const

/** Where the comma is not its separator, Excel begins a cell behind any semicolon, and may find a formula there. */
function safeText(text: string): string {
  return plainText(text)
    .trim()
    .replace(/;(?=\s*[=+\-@])/g, "; '")
}

/** Fields that take more than one column, as a spreadsheet can use their numbers. */
const SEVERAL: Readonly<Record<string, readonly string[]>> = {
  bbox: ['west', 'south', 'east', 'north'],
  centroid: ['centroid_lng', 'centroid_lat'],
}

export function columnsOf(field: string): readonly string[] {
  return SEVERAL[field] ?? [field]
}

/** The cells of a record's field, as many as it has columns; a geometry as well-known text. */
export function cellsOf(field: string, value: unknown): readonly Cell[] {
  const columns = columnsOf(field)
  if (value === null || value === undefined) return columns.map(() => null)
  if (field === 'geometry') return [toWkt(GeometrySchema.parse(value))]
  if (!Array.isArray(value)) return [isCell(value) ? value : JSON.stringify(value)]
  return columns.length > 1 ? value.map(Number) : [value.join(';')]
}

function isCell(value: unknown): value is Cell {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
}
