import { GeometrySchema } from '../geometry.ts'
import { toWkt } from '../geo/wkt.ts'
import { pathName } from '../ground/path-words.ts'
import { plainText } from '../plain-text.ts'
import { toInstantText } from '../status/instant.ts'
import type { Standing } from '../standing/standing.ts'
import { ClosedPaths } from './closed-paths.ts'
import { CLOSURE_DEFAULT_FIELDS, type ClosureField } from './closure.ts'

/** What stands in one field of a table. */
export type Cell = string | number | boolean | null

/** The fields of closures in a table where none are asked for; behind them stand {@link STANDING_COLUMNS}. */
export const TABLE_FIELDS: readonly ClosureField[] = [
  ...CLOSURE_DEFAULT_FIELDS,
  'time_zone',
  'begins_at',
  'finishes_at',
  'is_binding',
  'protected_area_uuids',
]

/** Whether a closure is in force, and when that or its status changes next. */
export const STANDING_COLUMNS = ['in_force', 'next_change'] as const

/** What ids and areas are called; null for what has no name. */
export interface TableNames {
  readonly reason: (id: number) => string | null
  readonly activity: (id: number) => string | null
  readonly source: (id: number) => string | null
  readonly area: (uuid: string) => string | null
}

/** Ids are followed by names. */
const NAMED: Readonly<Record<string, readonly [column: string, names: keyof TableNames]>> = {
  reason_id: ['reason', 'reason'],
  activity_ids: ['activities', 'activity'],
  source_id: ['source', 'source'],
  protected_area_uuids: ['areas', 'area'],
}

/** Fields that take more than one column, as a spreadsheet can use their numbers. */
const SEVERAL: Readonly<Record<string, readonly string[]>> = {
  bbox: ['west', 'south', 'east', 'north'],
  centroid: ['centroid_lng', 'centroid_lat'],
  paths: ['paths', 'paths_length_m', 'path_names'],
}

/** How tables are written (RFC 4180), as options of csv-stringify; no cell begins like a formula. */
export const TABLE_STYLE = {
  record_delimiter: 'windows',
  // A line that ends within a cell, in any way, would end a row for most who read it.
  quoted_match: /[\r\n]/,
  escape_formulas: true,
  cast: { boolean: String, string: safeText },
} as const

/** The names of the columns that a record's field takes. */
export function columnsOf(field: string): readonly string[] {
  return SEVERAL[field] ?? [field]
}

/** The cells of a record's field, as many as it has columns; a geometry as well-known text. */
export function cellsOf(field: string, value: unknown): readonly Cell[] {
  const columns = columnsOf(field)
  if (value === null || value === undefined) return columns.map(() => null)
  if (field === 'geometry') return [toWkt(GeometrySchema.parse(value))]
  if (field === 'paths') return pathCells(ClosedPaths.parse(value))
  if (!Array.isArray(value)) return [isCell(value) ? value : JSON.stringify(value)]
  return columns.length > 1 ? value.map(Number) : [value.join(';')]
}

function pathCells({ count, length_m, named }: ClosedPaths): readonly Cell[] {
  return [count, length_m, named.map(pathName).join(';')]
}

/** The names of the columns that a closure's field takes. */
export function closureColumns(field: string): readonly string[] {
  const named = NAMED[field]
  return named === undefined ? columnsOf(field) : [field, named[0]]
}

/** The cells of a closure's field, as many as it has columns. */
export function closureCells(
  field: string,
  closure: Readonly<Record<string, unknown>>,
  names: TableNames,
): readonly Cell[] {
  const value = closure[field]
  const cells = cellsOf(field, value)
  return NAMED[field] === undefined ? cells : [...cells, namesText(NAMED[field][1], value, names)]
}

/** The cells of {@link STANDING_COLUMNS}. */
export function standingCells({ inForce, times }: Pick<Standing, 'inForce' | 'times'>): readonly Cell[] {
  return [inForce, toInstantText(times?.nextChange?.at ?? Infinity)]
}

function namesText(kind: keyof TableNames, value: unknown, names: TableNames): string | null {
  const ids: readonly unknown[] = Array.isArray(value) ? value : [value]
  const found = ids.flatMap((id) => {
    if (kind === 'area') return (typeof id === 'string' ? names.area(id) : null) ?? []
    return (typeof id === 'number' ? names[kind](id) : null) ?? []
  })
  return value === null || value === undefined ? null : found.join(';')
}

/** Where the comma is not its separator, Excel begins a cell behind any semicolon, and may find a formula there. */
function safeText(text: string): string {
  return plainText(text)
    .trim()
    .replace(/;(?=\s*[=+\-@])/g, "; '")
}

function isCell(value: unknown): value is Cell {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
}
