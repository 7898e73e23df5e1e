import type { Rows, Slice } from '../store.ts'
import { allOf, noneOf, type Condition } from './conditions.ts'
import { bytesOf, numberOf, type Connection, type SqlValue } from './connection.ts'

/** What to read of a table of records, named `r`, and in which order. */
export interface Listing {
  readonly table: 'area' | 'closure'
  /** What the record needs beside its own row, as it stands in a FROM clause before `WHERE`. */
  readonly from: string
  readonly fromParams: readonly SqlValue[]
  readonly conditions: readonly Condition[]
  /** The ids of records that fulfil the conditions and don't match all the same: what SQL cannot tell. */
  readonly misses: () => readonly number[]
  /** The expression that gives a record's JSON text. */
  readonly record: string
  readonly order: string
}

export function listRows(sql: Connection, listing: Listing, slice: Slice): Rows {
  const { table, from, fromParams, record, order } = listing
  return sql.snapshot(() => {
    const where = allOf([...listing.conditions, ...noneOf(listing.misses())])
    const count = numberOf(sql.row(`SELECT count(*) FROM ${table} r WHERE ${where.sql}`, where.params)?.[0])
    if (slice.limit === 0 || slice.offset >= count) return { count, records: new Uint8Array() }
    const page = `SELECT ${record} AS json FROM ${from} WHERE ${where.sql} ORDER BY ${order} LIMIT ? OFFSET ?`
    const params = [...fromParams, ...where.params, slice.limit, slice.offset]
    const row = sql.row(`SELECT CAST(group_concat(json) AS BLOB) FROM (${page})`, params)
    return { count, records: bytesOf(row?.[0]) }
  })
}
