import { splitAtAntimeridian } from '#contract/geo/box.ts'
import type { BBox } from '#contract/geometry.ts'
import { outlineMeets } from '#contract/geo/outline.ts'
import { allOf, type Condition } from '../../sql/reads/conditions.ts'
import type { PlacedTable } from '../../sql/reads/listing.ts'
import { overlaps, sidesOf, SqliteParams, type Sides } from './conditions.ts'
import { numberOf, textOf } from '../../sql/sql.ts'
import type { Connection } from '../database/connection.ts'
import { outlineFrom } from '../database/outline-bytes.ts'

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
  const any = (condition: (half: Sides) => string) => sides.map((half) => `(${condition(half)})`).join(' OR ')
  const record = conditions.length === 0 ? '' : `JOIN ${table} r ON r.id = b.id`
  const row = sql.row(
    `SELECT count(*), group_concat(CASE WHEN ${any(isSure)} THEN NULL ELSE b.id END)
     FROM ${table}_box b ${record} WHERE (${any(overlaps)}) AND ${allOf(conditions, params)}`,
    params.values,
  )
  const [count, doubtful = null] = row ?? []
  return { count: numberOf(count), misses: doubtful === null ? [] : missing(sql, table, textOf(doubtful), boxes) }
}

/** Whether all records of a table have a place, and all of them lie in the box. */
export function holdsAll(sql: Connection, table: PlacedTable, box: BBox): boolean {
  const row = sql.keptRow(
    `SELECT (SELECT count(*) FROM ${table}) - count(*), min(west), min(south), max(east), max(north) FROM ${table}_box`,
  )
  const [elsewhere, west, south, east, north] = row ?? []
  if (elsewhere !== 0 || west === null) return false
  const bounds = [west, south, east, north].map(numberOf)
  return splitAtAntimeridian(box).some((part) => holds(part, bounds))
}

function holds([west, south, east, north]: BBox, [w = NaN, s = NaN, e = NaN, n = NaN]: readonly number[]): boolean {
  return west <= w && south <= s && east >= e && north >= n
}

/** Those of some records, their ids with commas between, that meet none of the boxes. */
function missing(sql: Connection, table: PlacedTable, ids: string, boxes: readonly BBox[]): number[] {
  // One after the other: what lies at the border of one view lies at that of the next, and is at hand.
  const outline = (id: number) => outlineFrom(sql.bytes(`SELECT outline FROM ${table}_outline WHERE id = ?`, id))
  return ids
    .split(',')
    .map(Number)
    .filter((id) => !boxes.some((box) => outlineMeets(outline(id), box)))
}
