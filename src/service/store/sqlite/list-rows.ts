import type { BBox } from '#contract/geometry.ts'
import type { Frame, Rows, Slice } from '../store.ts'
import { candidatesInBox, type Candidates } from './box-test.ts'
import { allOf, near, noneOf, type Condition, type RecordTable } from './conditions.ts'
import { bytesOf, numberOf, type Connection, type SqlValue } from './connection.ts'

/** What to read of a table of records, named `r`, and in which order. */
export interface Listing {
  readonly table: RecordTable
  /** What the record needs beside its own row, as it stands in a FROM clause before `WHERE`. */
  readonly from: string
  readonly fromParams: readonly SqlValue[]
  readonly box: BBox | undefined
  readonly conditions: readonly Condition[]
  /** The ids of records that fulfil all conditions and don't match all the same: what SQL cannot tell. */
  readonly misses?: (conditions: readonly Condition[]) => readonly number[]
  /** The expression that gives a record's JSON text. */
  readonly record: string
  readonly order: string
}

const unframed: Frame = () => ['', '']

export function listRows(sql: Connection, listing: Listing, slice: Slice, frame = unframed): Rows {
  const { table, box, from, fromParams, record, order } = listing
  return sql.snapshot(() => {
    const conditions = [...near(table, box), ...listing.conditions]
    const candidates = candidatesOf(sql, listing)
    const misses = new Set([...candidates.misses, ...(listing.misses?.(conditions) ?? [])])
    const count = candidates.count - misses.size
    const around = frame({ count, next: null })
    if (slice.limit === 0 || slice.offset >= count) return { count, records: Buffer.from(around.join('')) }
    const where = allOf([...conditions, ...noneOf([...misses])])
    const page = `SELECT ${record} AS json FROM ${from} WHERE ${where.sql} ORDER BY ${order} LIMIT ? OFFSET ?`
    const params = [...around, ...fromParams, ...where.params, slice.limit, slice.offset]
    const row = sql.row(`SELECT CAST(? || group_concat(json) || ? AS BLOB) FROM (${page})`, params)
    return { count, records: bytesOf(row?.[0]) }
  })
}

function candidatesOf(sql: Connection, { table, box, conditions }: Listing): Candidates {
  if (box !== undefined) return candidatesInBox(sql, table, box, conditions)
  const { sql: where, params } = allOf(conditions)
  return { count: numberOf(sql.row(`SELECT count(*) FROM ${table} r WHERE ${where}`, params)?.[0]), misses: [] }
}
