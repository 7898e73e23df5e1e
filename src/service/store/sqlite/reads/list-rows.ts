import type { Cursor } from '#contract/list.ts'
import type { Frame, JsonBytes, Rows, Slice } from '../../domain/store.ts'
import { missesOfDay, schedulesWhere } from '../../sql/reads/closure-conditions.ts'
import { allOf, noneOf, type Condition } from '../../sql/reads/conditions.ts'
import type { Listing, Selection } from '../../sql/reads/listing.ts'
import { ascending, behind, orderOf, type Order } from '../../sql/reads/orders.ts'
import { bytesOf, numberOf } from '../../sql/sql.ts'
import type { Connection } from '../database/connection.ts'
import { candidatesInBox, holdsAll, type Candidates } from './box-test.ts'
import { near, SqliteParams } from './conditions.ts'
import { ofTheseAreas } from './of-areas.ts'

const unframed: Frame = () => ['', '']

export function listRows(sql: Connection, listing: Listing, slice: Slice, frame = unframed): Rows {
  const { table, join, record } = listing
  const order = slice.after === undefined ? listing.order : orderOf(slice.after)
  return sql.snapshot(() => {
    const { count, conditions } = matching(sql, listing)
    // The place comes first: of two bounds on one index, SQLite takes the one that it meets first.
    const all = [...behind(slice.after), ...conditions]
    const isEmpty = slice.limit === 0 || slice.offset >= count
    // Without a place to begin behind, what is counted says whether there are more.
    const isLast = isEmpty || (slice.after === undefined && slice.offset + slice.limit >= count)
    const next = isLast ? null : placeOfNext(sql, table, all, order, slice)
    const around = frame({ count, next })
    if (isEmpty) return { count, records: Buffer.from(around.join('')) }
    const params = new SqliteParams()
    const [before, after] = around.map((text) => params.add(text))
    const [limit, offset] = [params.add(slice.limit), params.add(slice.offset)]
    const page = `SELECT ${record(params)} AS json FROM ${table} r ${join} WHERE ${allOf(all, params)}
      ORDER BY ${ascending(order)} LIMIT ${limit} OFFSET ${offset}`
    const text = `${before} || coalesce(group_concat(json), '') || ${after}`
    const row = sql.row(`SELECT CAST(${text} AS BLOB) FROM (${page})`, params.values)
    return { count, records: bytesOf(row?.[0]) }
  })
}

export function findRow(sql: Connection, { table, join, record }: Listing, uuid: string): JsonBytes | null {
  const params = new SqliteParams()
  const statement = `SELECT CAST(${record(params)} AS BLOB) FROM ${table} r ${join} WHERE r.uuid = ${params.add(uuid)}`
  const row = sql.row(statement, params.values)
  return row === null ? null : bytesOf(row[0])
}

/** How many records match a selection, and the conditions that hold for them and for no other. */
export interface Matching {
  readonly count: number
  readonly conditions: readonly Condition[]
}

/** For use within a snapshot. */
export function matching(sql: Connection, asked: Selection): Matching {
  const selection = withoutNeedlessBox(sql, withAreasFound(sql, asked))
  const { box, day } = selection
  const conditions = box === undefined ? selection.conditions : [near(selection.table, box), ...selection.conditions]
  const candidates = candidatesOf(sql, selection)
  const misses = new Set([...candidates.misses, ...(day === undefined ? [] : missesIn(sql, day, conditions))])
  return { count: candidates.count - misses.size, conditions: [...conditions, ...noneOf([...misses])] }
}

/** The ids of the closures that fulfil some conditions and are not in force on a day. */
function missesIn(sql: Connection, day: string, conditions: readonly Condition[]): readonly number[] {
  const params = new SqliteParams()
  return missesOfDay(day, sql.rows(schedulesWhere(allOf(conditions, params)), params.values))
}

/** Drops a box that holds every record: it selects nothing, and would be tested against each of them. */
function withoutNeedlessBox(sql: Connection, selection: Selection): Selection {
  const isNeedless = selection.box !== undefined && holdsAll(sql, selection.table, selection.box)
  return isNeedless ? { ...selection, box: undefined } : selection
}

/** The areas of a selection as a condition. */
function withAreasFound(sql: Connection, selection: Selection): Selection {
  const { areas, conditions } = selection
  if (areas === undefined) return selection
  return { ...selection, areas: undefined, conditions: [ofTheseAreas(sql, areas), ...conditions] }
}

function candidatesOf(sql: Connection, selection: Selection): Candidates {
  const { table, conditions } = selection
  if (selection.box !== undefined) return candidatesInBox(sql, selection.table, selection.box, conditions)
  return { count: countOf(sql, table, conditions), misses: [] }
}

/** How many records of a table fulfil some conditions. */
function countOf(sql: Connection, table: string, conditions: readonly Condition[]): number {
  if (conditions.length === 0) return numberOf(sql.keptRow(`SELECT count(*) FROM ${table}`)?.[0])
  const params = new SqliteParams()
  const statement = `SELECT count(*) FROM ${table} r WHERE ${allOf(conditions, params)}`
  return numberOf(sql.row(statement, params.values)?.[0])
}

/** The place of a slice's last row, where another one follows. */
function placeOfNext(
  sql: Connection,
  table: string,
  conditions: readonly Condition[],
  order: Order,
  { offset, limit }: Slice,
): Cursor | null {
  if (order.place === null) return null
  const params = new SqliteParams()
  const [last, following] = sql.rows(
    `SELECT ${order.place.columns} FROM ${table} r WHERE ${allOf(conditions, params)}
     ORDER BY ${ascending(order)} LIMIT 2 OFFSET ${params.add(offset + limit - 1)}`,
    params.values,
  )
  return last === undefined || following === undefined ? null : order.place.read(last)
}
