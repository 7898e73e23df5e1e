import type { BBox } from '#contract/geometry.ts'
import type { SyncCursor } from '#contract/list.ts'
import type { Frame, Rows, Slice } from '../../domain/store.ts'
import { candidatesInBox, holdsAll, type Candidates } from './box-test.ts'
import { allOf, changedAfter, near, noneOf, SYNC_ORDER, type Condition, type PlacedTable } from './conditions.ts'
import { bytesOf, numberOf, textOf, type SqlValue } from '../../sql/sql.ts'
import type { Connection } from '../database/connection.ts'

/** Which records of a table, named `r`, are meant; a box only where they have a place. */
export type Selection = {
  readonly conditions: readonly Condition[]
  /** The ids of records that fulfil all conditions and don't match all the same: what SQL cannot tell. */
  readonly misses?: (conditions: readonly Condition[]) => readonly number[]
} & (
  | { readonly table: PlacedTable; readonly box: BBox | undefined }
  | { readonly table: 'wildlife' | 'organisation' | 'deletion'; readonly box?: undefined }
)

/** What to read of the records selected, and in which order. */
export type Listing = Selection & {
  /** What the record needs beside its own row, as it stands in a FROM clause before `WHERE`. */
  readonly from: string
  readonly fromParams: readonly SqlValue[]
  /** The expression that gives a record's JSON text. */
  readonly record: string
  readonly order: string
}

const unframed: Frame = () => ['', '']

export function listRows(sql: Connection, listing: Listing, slice: Slice, frame = unframed): Rows {
  const { from, fromParams, record } = listing
  const order = slice.after === undefined ? listing.order : SYNC_ORDER
  return sql.snapshot(() => {
    const { count, conditions } = matching(sql, listing)
    // The place comes first: of two bounds on one index, SQLite takes the one that it meets first.
    const where = allOf([...changedAfter(slice.after), ...conditions])
    const isEmpty = slice.limit === 0 || slice.offset >= count
    const next = isEmpty || order !== SYNC_ORDER ? null : placeOfNext(sql, listing, where, slice)
    const around = frame({ count, next })
    if (isEmpty) return { count, records: Buffer.from(around.join('')) }
    const page = `SELECT ${record} AS json FROM ${from} WHERE ${where.sql} ORDER BY ${order} LIMIT ? OFFSET ?`
    const params = [...around, ...fromParams, ...where.params, slice.limit, slice.offset]
    const row = sql.row(`SELECT CAST(? || coalesce(group_concat(json), '') || ? AS BLOB) FROM (${page})`, params)
    return { count, records: bytesOf(row?.[0]) }
  })
}

/** How many records match a selection, and the conditions that hold for them and for no other. */
export interface Matching {
  readonly count: number
  readonly conditions: readonly Condition[]
}

/** For use within a snapshot. */
export function matching(sql: Connection, asked: Selection): Matching {
  const selection = withoutNeedlessBox(sql, asked)
  const conditions = [...nearby(selection), ...selection.conditions]
  const candidates = candidatesOf(sql, selection)
  const misses = new Set([...candidates.misses, ...(selection.misses?.(conditions) ?? [])])
  return { count: candidates.count - misses.size, conditions: [...conditions, ...noneOf([...misses])] }
}

/** Drops a box that holds every record: it selects nothing, and would be tested against each of them. */
function withoutNeedlessBox(sql: Connection, selection: Selection): Selection {
  const isNeedless = selection.box !== undefined && holdsAll(sql, selection.table, selection.box)
  return isNeedless ? { ...selection, box: undefined } : selection
}

function nearby(selection: Selection): Condition[] {
  return selection.box === undefined ? [] : near(selection.table, selection.box)
}

function candidatesOf(sql: Connection, selection: Selection): Candidates {
  const { table, conditions } = selection
  if (selection.box !== undefined) return candidatesInBox(sql, selection.table, selection.box, conditions)
  return { count: countOf(sql, table, conditions), misses: [] }
}

/** How many records of a table fulfil some conditions. */
function countOf(sql: Connection, table: string, conditions: readonly Condition[]): number {
  if (conditions.length === 0) return numberOf(sql.keptRow(`SELECT count(*) FROM ${table}`)?.[0])
  const { sql: where, params } = allOf(conditions)
  return numberOf(sql.row(`SELECT count(*) FROM ${table} r WHERE ${where}`, params)?.[0])
}

/** The place in sync order of a slice's last row, where another one follows. */
function placeOfNext(sql: Connection, { table }: Listing, where: Condition, slice: Slice): SyncCursor | null {
  const [last, following] = sql.rows(
    `SELECT (SELECT at FROM edition WHERE id = r.updated_in), r.uuid FROM ${table} r
     WHERE ${where.sql} ORDER BY ${SYNC_ORDER} LIMIT 2 OFFSET ?`,
    [...where.params, slice.offset + slice.limit - 1],
  )
  return last === undefined || following === undefined ? null : { at: textOf(last[0]), uuid: textOf(last[1]) }
}
