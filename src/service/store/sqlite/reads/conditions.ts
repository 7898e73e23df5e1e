import { splitAtAntimeridian } from '#contract/geo/box.ts'
import type { BBox } from '#contract/geometry.ts'
import type { SyncCursor } from '#contract/list.ts'
import { fold } from '#contract/fold.ts'
import type { SqlValue } from '../../sql/sql.ts'

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

/** A list in sync order goes by the edition in which its records last changed, then by their uuids. */
export const SYNC_ORDER = 'r.updated_in, r.uuid'

// A letter that sorts behind all of a uuid: where no edition has the cursor's time, all editions before it are past.
const AFTER = `(r.updated_in, r.uuid) > (
  coalesce((SELECT max(id) FROM edition WHERE at <= ?), 0), iif(EXISTS (SELECT 1 FROM edition WHERE at = ?), ?, 'g'))`

/** A record stands behind a place in sync order, be there a record of that place or not. */
export function changedAfter(cursor: SyncCursor | undefined): Condition[] {
  if (cursor === undefined) return []
  const at = new Date(cursor.at).toISOString()
  return [{ sql: AFTER, params: [at, at, cursor.uuid] }]
}

/** Some part of what is searched of a record; the folded text holds no wildcard, as `instr` knows none. */
export function named(q: string | undefined): Condition[] {
  return compared('instr(r.folded, ?) > 0', q === undefined ? undefined : fold(q))
}

/** The tables of records that have a place. */
export type PlacedTable = 'area' | 'closure'

/** A record's bounds touch the box: all that meet it, and some that don't. */
export function near(table: PlacedTable, box: BBox | undefined): Condition[] {
  if (box === undefined) return []
  const boxes = splitAtAntimeridian(box)
  return [
    {
      sql: `r.id IN (${boxes.map(() => `SELECT b.id FROM ${table}_box b WHERE ${OVERLAPS}`).join(' UNION ALL ')})`,
      params: boxes.flatMap(overlapParams),
    },
  ]
}

/** The bounds of a row `b` of a table of boxes touch a box. */
export const OVERLAPS = 'b.west <= ? AND b.east >= ? AND b.south <= ? AND b.north >= ?'

/** The values of {@link OVERLAPS}; the box does not cross the antimeridian. */
export function overlapParams([west, south, east, north]: BBox): SqlValue[] {
  return [east, west, north, south]
}
