import { splitAtAntimeridian } from '#contract/geo/box.ts'
import type { BBox } from '#contract/geometry.ts'
import { outlineMeets } from '#contract/geo/outline.ts'
import { allOf, type Condition } from '../../sql/reads/conditions.ts'
import type { PlacedTable } from '../../sql/reads/listing.ts'
import { overlaps, sidesOf, SqliteParams, type Sides } from './conditions.ts'
import { numberOf, textOf, type SqlValue } from '../../sql/sql.ts'
import type { Connection } from '../database/connection.ts'
import { outlineFrom } from '../database/outline-bytes.ts'
import { boundsOfTree, firstIds, idsOf, inTree } from './box-tree.ts'

/** Records that fulfil some conditions, as far as SQL can tell. */
export interface Candidates {
  readonly count: number
  /** The ids of those whose bounds meet the box though their shapes do not. */
  readonly misses: readonly number[]
}

/** Bounds within the box, or a place of the record in it. Bounds are stored rounded outward, places as they are. */
function isSure({ west, south, east, north }: Sides): string {
  return `(b.west >= ${west} AND b.east <= ${east} AND b.south >= ${south} AND b.north <= ${north})
    OR (b.lng >= ${west} AND b.lng <= ${east} AND b.lat >= ${south} AND b.lat <= ${north})`
}

/** The records that fulfil the conditions and whose bounds touch the box. Their shapes are looked at only in doubt. */
export function candidatesInBox(
  sql: Connection,
  table: PlacedTable,
  box: BBox,
  conditions: readonly Condition[],
): Candidates {
  const boxes = splitAtAntimeridian(box)
  const params = new SqliteParams()
  const sides = boxes.map((half) => sidesOf(half, params))
  const row = sql.row(
    `SELECT count(*), group_concat(CASE WHEN ${anyOf(sides, isSure)} THEN NULL ELSE b.id END)
     FROM ${table}_box b JOIN ${table} r ON r.id = b.id WHERE (${anyOf(sides, overlaps)}) AND ${allOf(conditions, params)}`,
    params.values,
  )
  const [count, doubtful = null] = row ?? []
  return { count: numberOf(count), misses: missing(sql, table, idsIn(doubtful), boxes) }
}

/** Those of some records that meet a box. */
export function amongInBox(sql: Connection, table: PlacedTable, box: BBox, ids: readonly number[]): readonly number[] {
  const boxes = splitAtAntimeridian(box)
  const params = new SqliteParams()
  const sides = boxes.map((half) => sidesOf(half, params))
  const [near = null, doubtful = null] =
    sql.row(
      `SELECT group_concat(b.id), group_concat(CASE WHEN ${anyOf(sides, isSure)} THEN NULL ELSE b.id END)
       FROM json_each(${params.add(JSON.stringify(ids))}) CROSS JOIN ${table}_box b ON b.id = value
       WHERE ${anyOf(sides, overlaps)}`,
      params.values,
    ) ?? []
  const misses = new Set(missing(sql, table, idsIn(doubtful), boxes))
  return idsIn(near).filter((id) => !misses.has(id))
}

/** All records that meet a box: how many, and the first of them behind one in the order of their ids. */
export interface AllInBox {
  readonly count: number
  readonly first: (reach: { readonly after: number; readonly limit: number }) => readonly number[]
  /** The ids of all, in no order. */
  readonly ids: () => readonly number[]
}

/** All records of a table that meet a box. Those on its border alone are looked at. */
export function allInBox(sql: Connection, table: PlacedTable, box: BBox): AllInBox {
  const boxes = splitAtAntimeridian(box)
  const parts = boxes.map((half) => inTree(sql, table, half))
  const cut = [...new Set(parts.flatMap((part) => part.cut))]
  const misses = new Set(missing(sql, table, withoutPlaceIn(sql, table, boxes, cut), boxes))
  const records = [...parts.flatMap((part) => part.within), ...cut.filter((id) => !misses.has(id))]
  const branches = parts.flatMap((part) => part.branches)
  return {
    count: branches.reduce((sum, { count }) => sum + count, records.length),
    first: (reach) => firstIds(sql, table, records, branches, reach),
    ids: () => [...records, ...idsOf(sql, table, branches)],
  }
}

/** Those of some records whose place lies in none of the boxes. */
function withoutPlaceIn(
  sql: Connection,
  table: PlacedTable,
  boxes: readonly BBox[],
  ids: readonly number[],
): readonly number[] {
  if (ids.length === 0) return []
  const params = new SqliteParams()
  const among = params.add(JSON.stringify(ids))
  const places = boxes.map((half) => {
    const { west, south, east, north } = sidesOf(half, params)
    return `(b.a0 >= ${west} AND b.a0 <= ${east} AND b.a1 >= ${south} AND b.a1 <= ${north})`
  })
  // Where the R*Tree keeps what stands in it beside bounds: asked for by `id`, the tree would look for each in a node.
  const [others = null] =
    sql.row(
      `SELECT group_concat(b.rowid) FROM json_each(${among})
       CROSS JOIN ${table}_box_rowid b ON b.rowid = value WHERE NOT (${places.join(' OR ')})`,
      params.values,
    ) ?? []
  return idsIn(others)
}

function anyOf(sides: readonly Sides[], condition: (half: Sides) => string): string {
  return sides.map((half) => `(${condition(half)})`).join(' OR ')
}

function idsIn(list: SqlValue): readonly number[] {
  return list === null ? [] : textOf(list).split(',').map(Number)
}

/** Whether all records of a table have a place, and all of them lie in the box. */
export function holdsAll(sql: Connection, table: PlacedTable, box: BBox): boolean {
  const bounds = boundsOfTree(sql, table)
  if (bounds === null || !splitAtAntimeridian(box).some((part) => holds(part, bounds))) return false
  const elsewhere = `SELECT (SELECT count(*) FROM ${table}) - (SELECT count(*) FROM ${table}_box_rowid)`
  return sql.keptRow(elsewhere)?.[0] === 0
}

function holds([west, south, east, north]: BBox, [w, s, e, n]: BBox): boolean {
  return west <= w && south <= s && east >= e && north >= n
}

/** Those of some records that meet none of the boxes. */
function missing(sql: Connection, table: PlacedTable, ids: readonly number[], boxes: readonly BBox[]): number[] {
  // One after the other: what lies at the border of one view lies at that of the next, and is at hand.
  const outline = (id: number) => outlineFrom(sql.bytes(`SELECT outline FROM ${table}_outline WHERE id = ?`, id))
  return ids.filter((id) => !boxes.some((box) => outlineMeets(outline(id), box)))
}
