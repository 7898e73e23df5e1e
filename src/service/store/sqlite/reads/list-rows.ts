import type { Cursor } from '#contract/list.ts'
import { BETWEEN, type Frame, type JsonBytes, type Rows, type Slice } from '../../domain/store.ts'
import { allOf, type Condition } from '../../sql/reads/conditions.ts'
import type { Listing } from '../../sql/reads/listing.ts'
import { ascending, behind, orderOf, reachOf, type Order } from '../../sql/reads/orders.ts'
import { bytesOf, type SqlValue } from '../../sql/sql.ts'
import type { Connection } from '../database/connection.ts'
import { SqliteParams } from './conditions.ts'
import { matching } from './matching.ts'
import { rowsInParts } from './rows-in-parts.ts'

const MOST_ATTEMPTS = 3
const unframed: Frame = () => ['', '']

/** How much is read without a look at how much it is, in bytes. */
const MOST_AT_ONCE = 2 ** 23

/** What may be too much to be read at once is read in parts, of one state of the data. */
export async function listRows(sql: Connection, listing: Listing, slice: Slice, frame = unframed): Promise<Rows> {
  const atOnce = (most: number) => sql.snapshot(() => rowsAtOnce(sql, listing, slice, frame, most))
  const { count, records } = atOnce(MOST_AT_ONCE)
  if (records !== null) return { count, records: bytesOf(records) }
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
    const rows = await rowsInParts(sql, listing, slice, frame)
    if (rows !== null) return rows
  }
  const whole = atOnce(Infinity)
  return { count: whole.count, records: bytesOf(whole.records) }
}

interface Found {
  readonly count: number
  /** Bytes; null where a record is larger than it may be. */
  readonly records: SqlValue
}

function rowsAtOnce(sql: Connection, listing: Listing, slice: Slice, frame: Frame, most: number): Found {
  const { table, join, record, size } = listing
  const order = slice.after === undefined ? listing.order : orderOf(slice.after)
  const { count, conditions, ids } = matching(sql, listing, reachOf(order, slice))
  // The place comes first: of two bounds on one index, SQLite takes the one that it meets first.
  const all = [...behind(slice.after), ...conditions]
  const isEmpty = slice.limit === 0 || slice.offset >= count
  // Without a place to begin behind, what is counted says whether there are more.
  const isLast = isEmpty || (slice.after === undefined && slice.offset + slice.limit >= count)
  const next = isLast ? null : ids !== undefined ? placeWithin(ids, slice) : placeOfNext(sql, table, all, order, slice)
  const around = frame({ count, next })
  if (isEmpty) return { count, records: Buffer.from(around.join('')) }
  const params = new SqliteParams()
  const [before, after] = around.map((text) => params.add(text))
  const [limit, offset] = [params.add(slice.limit), params.add(slice.offset)]
  const largest = most / Math.max(1, Math.min(slice.limit, (ids?.length ?? count) - slice.offset))
  const json =
    size === undefined ? record(params) : `CASE WHEN ${size} <= ${params.add(largest)} THEN ${record(params)} END`
  const page = `SELECT ${json} AS json FROM ${table} r ${join} WHERE ${allOf(all, params)}
    ORDER BY ${ascending(order)} LIMIT ${limit} OFFSET ${offset}`
  const text = `${before} || coalesce(group_concat(json, ${params.add(BETWEEN)}), '') || ${after}`
  const statement = `SELECT CASE WHEN count(json) = count(*) THEN CAST(${text} AS BLOB) END FROM (${page})`
  const [records = null] = sql.row(statement, params.values) ?? []
  return { count, records }
}

export function findRow(sql: Connection, { table, join, record }: Listing, uuid: string): JsonBytes | null {
  const params = new SqliteParams()
  const statement = `SELECT CAST(${record(params)} AS BLOB) FROM ${table} r ${join} WHERE r.uuid = ${params.add(uuid)}`
  const row = sql.row(statement, params.values)
  return row === null ? null : bytesOf(row[0])
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

/** The same of records that are known by their ids. */
function placeWithin(ids: readonly number[], { offset, limit }: Slice): Cursor | null {
  const [last, following] = ids.slice(offset + limit - 1, offset + limit + 1)
  return last === undefined || following === undefined ? null : { key: last }
}
