import { splitAtAntimeridian, type BBox } from '#contract/geometry.ts'
import { fold } from '../fold.ts'
import { outlineMeets } from '../outline.ts'
import { bytesOf, numberOf, type Connection, type SqlValue } from './connection.ts'
import { outlineFrom } from './outline-bytes.ts'

/** Part of a WHERE clause about a record `r`, with the values of its placeholders. */
export interface Condition {
  readonly sql: string
  readonly params: readonly SqlValue[]
}

/** Every condition holds; without any, all records match. */
export function allOf(conditions: readonly Condition[]): Condition {
  return {
    sql: conditions.length === 0 ? 'TRUE' : conditions.map(({ sql }) => `(${sql})`).join(' AND '),
    params: conditions.flatMap(({ params }) => params),
  }
}

/** A column holds one of some values, however many; nothing is asked of it where none are given. */
export function anyOf(column: string, values: readonly (string | number)[] | undefined): Condition[] {
  if (values === undefined) return []
  return [{ sql: `${column} IN (SELECT value FROM json_each(?))`, params: [JSON.stringify(values)] }]
}

export function noneOf(ids: readonly number[]): Condition[] {
  if (ids.length === 0) return []
  return [{ sql: 'r.id NOT IN (SELECT value FROM json_each(?))', params: [JSON.stringify(ids)] }]
}

/** A comparison with one value, where one is given. */
export function compared(sql: string, value: SqlValue | undefined): Condition[] {
  return value === undefined ? [] : [{ sql, params: [value] }]
}

/** A record was updated on that UTC day or later: editions are numbered in the order of their instants. */
export function updatedAfter(day: string | undefined): Condition[] {
  return compared('r.updated_in >= (SELECT min(id) FROM edition WHERE at >= ?)', day)
}

/** Some part of a record's names; the folded text holds no wildcard, as `instr` knows none. */
export function named(q: string | undefined): Condition[] {
  return compared('instr(r.folded, ?) > 0', q === undefined ? undefined : fold(q))
}

type Table = 'area' | 'closure'

/** A record's bounds touch the box: all that meet it, and some that don't. */
export function near(table: Table, box: BBox | undefined): Condition[] {
  if (box === undefined) return []
  const boxes = splitAtAntimeridian(box)
  return [
    {
      sql: `r.id IN (${boxes.map(() => `SELECT b.id FROM ${table}_box b WHERE ${OVERLAPS}`).join(' UNION ALL ')})`,
      params: boxes.flatMap(overlapParams),
    },
  ]
}

const OVERLAPS = 'b.west <= ? AND b.east >= ? AND b.south <= ? AND b.north >= ?'
// Bounds within the box, or a place of the record in it. Bounds are stored rounded outward, places as they are.
const SURE = `(b.west >= ? AND b.east <= ? AND b.south >= ? AND b.north <= ?)
  OR (b.lng >= ? AND b.lng <= ? AND b.lat >= ? AND b.lat <= ?)`

function overlapParams([west, south, east, north]: BBox): SqlValue[] {
  return [east, west, north, south]
}

/** The ids of records that are near the box, fulfil the conditions, and don't meet it. */
export function missesOfBox(
  sql: Connection,
  table: Table,
  box: BBox | undefined,
  conditions: readonly Condition[],
): number[] {
  if (box === undefined) return []
  const boxes = splitAtAntimeridian(box)
  const { sql: where, params } = allOf(conditions)
  return boxes.flatMap((half) => {
    const [west, south, east, north] = half
    const doubtful = sql.rows(
      `SELECT r.id, o.outline FROM ${table}_box b JOIN ${table} r ON r.id = b.id JOIN ${table}_outline o ON o.id = b.id
       WHERE ${OVERLAPS} AND NOT (${SURE}) AND ${where}`,
      [...overlapParams(half), west, east, south, north, west, east, south, north, ...params],
    )
    return doubtful
      .filter(([, outline]) => !boxes.some((part) => outlineMeets(outlineFrom(bytesOf(outline)), part)))
      .map(([id]) => numberOf(id))
  })
}
