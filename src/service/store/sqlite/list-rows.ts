import type { Rows, Slice } from '../store.ts'
import { composerOf } from './composing.ts'
import { allOf, noneOf, type Condition } from './conditions.ts'
import { numberOf, type Connection, type SqlValue } from './connection.ts'

/** What to read of a table of records, named `r`, and in which order. */
export interface Listing {
  readonly table: 'area' | 'closure'
  /** What the columns need beside the record itself, as it stands in a FROM clause before `WHERE`. */
  readonly from: string
  readonly fromParams: readonly SqlValue[]
  readonly conditions: readonly Condition[]
  /** The ids of records that fulfil the conditions and don't match all the same: what SQL cannot tell. */
  readonly misses: () => readonly number[]
  readonly fields: readonly string[]
  /** For each field the expression that gives its JSON text, a number or null. */
  readonly columns: readonly string[]
  readonly order: string
}

export function listRows(sql: Connection, listing: Listing, slice: Slice): Rows {
  const { table, from, fromParams, columns, fields, order } = listing
  return sql.snapshot(() => {
    const where = allOf([...listing.conditions, ...noneOf(listing.misses())])
    const count = numberOf(sql.row(`SELECT count(*) FROM ${table} r WHERE ${where.sql}`, where.params)?.[0])
    if (slice.limit === 0 || slice.offset >= count) return { count, rows: [] }
    const rows = sql.rows(
      `SELECT ${columns.join(', ')} FROM ${from} WHERE ${where.sql} ORDER BY ${order} LIMIT ? OFFSET ?`,
      [...fromParams, ...where.params, slice.limit, slice.offset],
    )
    return { count, rows: rows.map(composerOf(fields)) }
  })
}
