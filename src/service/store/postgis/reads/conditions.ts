import { splitAtAntimeridian } from '#contract/geo/box.ts'
import type { BBox } from '#contract/geometry.ts'
import type { SyncCursor } from '#contract/list.ts'
import { fold } from '#contract/fold.ts'
import type { SqlParam } from '../../sql/sql.ts'

/** The values of a statement's placeholders, in their order. */
export class Params {
  readonly values: SqlParam[] = []

  /** The placeholder of a value. */
  add(value: SqlParam): string {
    return `$${this.values.push(value)}`
  }
}

/** Part of a WHERE clause about a record `r`; its values go into the statement's. */
export type Condition = (params: Params) => string

/** Every condition holds; without any, all records match. */
export function allOf(conditions: readonly Condition[], params: Params): string {
  return conditions.length === 0 ? 'TRUE' : conditions.map((condition) => `(${condition(params)})`).join(' AND ')
}

/** A text column holds one of some values; nothing is asked of it where none are given. */
export function anyText(column: string, values: readonly string[] | undefined): Condition[] {
  return values === undefined ? [] : [(params) => `${column} = ANY (${params.add(values)}::text[])`]
}

/** The same of a column of whole numbers; no other number is in it. */
export function anyId(column: string, values: readonly number[] | undefined): Condition[] {
  const ids = values?.filter(Number.isSafeInteger)
  return ids === undefined ? [] : [(params) => `${column} = ANY (${params.add(ids)}::int8[])`]
}

export function noneOf(ids: readonly number[]): Condition[] {
  return ids.length === 0 ? [] : [(params) => `r.id <> ALL (${params.add(ids)}::int8[])`]
}

/** A condition on a value, where one is given. */
export function given<T>(value: T | undefined, sql: (params: Params, value: T) => string): Condition[] {
  return value === undefined ? [] : [(params) => sql(params, value)]
}

/** A record was updated on that UTC day or later: editions are numbered in the order of their instants. */
export function updatedAfter(day: string | undefined): Condition[] {
  return given(day, (params, value) => `r.updated_in >= (SELECT min(id) FROM edition WHERE at >= ${params.add(value)})`)
}

/** A list in sync order goes by the edition in which its records last changed, then by their uuids. */
export const SYNC_ORDER = 'r.updated_in, r.uuid'

/** A record stands behind a place in sync order, be there a record of that place or not. */
export function changedAfter(cursor: SyncCursor | undefined): Condition[] {
  return given(cursor, (params, { at, uuid }) => {
    const instant = params.add(new Date(at).toISOString())
    // A letter that sorts behind all of a uuid: where no edition has the cursor's time, all editions before it are past.
    return `(r.updated_in, r.uuid) > (
      coalesce((SELECT max(id) FROM edition WHERE at <= ${instant}), 0),
      CASE WHEN EXISTS (SELECT FROM edition WHERE at = ${instant}) THEN ${params.add(uuid)} ELSE 'g' END)`
  })
}

/** Some part of what is searched of a record; the folded text holds no wildcard, as `strpos` knows none. */
export function named(q: string | undefined): Condition[] {
  return given(q, (params, value) => `strpos(r.folded, ${params.add(fold(value))}) > 0`)
}

/** The tables of records that have a place. */
export type PlacedTable = 'area' | 'closure'

/** The bounds of a record as its index has them; NULL for one without a place. */
const BOUNDS = 'ST_MakeEnvelope(r.west, r.south, r.east, r.north, 4326)'

/** A record's bounds touch the box: all that meet it, and some that don't. */
export function near(box: BBox): Condition {
  return eitherHalf(box, (half, params) => `${BOUNDS} && ${envelopeOf(sidesOf(half, params))}`)
}

/**
 * A record shares a point with the box; touching counts. Its shape is looked at only in doubt: not where its bounds lie
 * within the box, nor where a place of it does.
 */
export function meets(table: PlacedTable, box: BBox): Condition {
  return eitherHalf(box, (half, params) => {
    const sides = sidesOf(half, params)
    const [west, south, east, north] = sides
    const thick = envelopeOf(isThin(half) ? sidesOf(thickened(half), params) : sides)
    return `${BOUNDS} && ${envelopeOf(sides)} AND CASE
      WHEN r.west >= ${west} AND r.east <= ${east} AND r.south >= ${south} AND r.north <= ${north} THEN TRUE
      WHEN r.lng BETWEEN ${west} AND ${east} AND r.lat BETWEEN ${south} AND ${north} THEN TRUE
      ELSE (SELECT ST_Intersects(o.shape, ${thick}) FROM ${table}_outline o WHERE o.id = r.id) END`
  })
}

function eitherHalf(box: BBox, condition: (half: BBox, params: Params) => string): Condition {
  return (params) =>
    splitAtAntimeridian(box)
      .map((half) => `(${condition(half, params)})`)
      .join(' OR ')
}

type Sides = readonly [west: string, south: string, east: string, north: string]

function sidesOf([west, south, east, north]: BBox, params: Params): Sides {
  return [params.add(west), params.add(south), params.add(east), params.add(north)]
}

function envelopeOf(sides: Sides): string {
  return `ST_MakeEnvelope(${sides.join(', ')}, 4326)`
}

/** In degrees: what no coordinate is written to, and still more than the last digit of one. */
const HAIR = 1e-13

function isThin([west, south, east, north]: BBox): boolean {
  return west === east || south === north
}

/** PostGIS is exact, and sure of itself with any shape, where a box has an area. */
function thickened([west, south, east, north]: BBox): BBox {
  return [west, south, east + HAIR, north + HAIR]
}
