import type { BBox } from '#contract/geometry.ts'
import type { Frame, JsonBytes, Rows, Slice } from '../../domain/store.ts'
import { allOf, changedAfter, meets, Params, SYNC_ORDER, type Condition, type PlacedTable } from './conditions.ts'
import { numberOf, textOf, type SqlParam, type SqlRow } from '../../sql/sql.ts'

/** Which records of a table, named `r`, are meant; a box only where they have a place. */
export type Selection = {
  readonly conditions: readonly Condition[]
} & (
  | { readonly table: PlacedTable; readonly box: BBox | undefined }
  | { readonly table: 'wildlife' | 'organisation' | 'deletion'; readonly box?: undefined }
)

/** What to read of the records selected, and in which order. */
export type Listing = Selection & {
  /** The columns of the table that the order and the record need. */
  readonly columns: string
  /** What the record needs beside these, as it stands in a FROM clause behind them. */
  readonly join: string
  /** The expression that gives a record's JSON text. */
  readonly record: (params: Params) => string
  readonly order: string
}

/** What runs one statement that gives one row. */
export interface RowReader {
  row(sql: string, params: readonly SqlParam[]): Promise<SqlRow | null>
}

const unframed: Frame = () => ['', '']

/** The conditions that a selection's records fulfil, and no others. */
export function matching(selection: Selection): readonly Condition[] {
  return selection.box === undefined
    ? selection.conditions
    : [meets(selection.table, selection.box), ...selection.conditions]
}

/** Counts, orders, cuts and writes in one statement, which sees one state of the data. */
export async function listRows(sql: RowReader, listing: Listing, slice: Slice, frame = unframed): Promise<Rows> {
  const params = new Params()
  const row = await sql.row(statementOf(listing, slice, params), params.values)
  const [count, records = null, hasMore, at = null, uuid = null] = row ?? []
  const next = hasMore === true && at !== null ? { at: textOf(at), uuid: textOf(uuid) } : null
  const part = { count: numberOf(count), next }
  const [before, after] = frame(part)
  return { count: part.count, records: bytes(`${before}${records === null ? '' : textOf(records)}${after}`) }
}

function statementOf(listing: Listing, slice: Slice, params: Params): string {
  const { table, columns, join, record, box } = listing
  const order = slice.after === undefined ? listing.order : SYNC_ORDER
  // What is found by shapes is found once; all else is counted here and ordered there, each by its own index.
  const kept = box === undefined ? 'NOT MATERIALIZED' : 'MATERIALIZED'
  const behind = allOf(changedAfter(slice.after), params)
  const [limit, offset] = [params.add(slice.limit), params.add(slice.offset)]
  const isSync = order === SYNC_ORDER
  const next = isSync
    ? `EXISTS (SELECT FROM (SELECT FROM found r WHERE ${behind} LIMIT 1 OFFSET ${limit}::int8 + ${offset}::int8) rest),
       last.at, last.uuid`
    : 'FALSE, NULL, NULL'
  return `
    WITH found AS ${kept} (SELECT ${columns} FROM ${table} r WHERE ${allOf(matching(listing), params)}),
    page AS MATERIALIZED (
      SELECT * FROM found r WHERE ${behind} ORDER BY ${order} LIMIT ${limit}::int8 OFFSET ${offset}::int8
    )
    SELECT (SELECT count(*) FROM found),
      (SELECT string_agg(${record(params)}, ',' ORDER BY ${order}) FROM page r ${join}), ${next}
    ${isSync ? LAST : ''}`
}

const LAST = `FROM (VALUES (1)) one LEFT JOIN LATERAL (
  SELECT e.at, r.uuid FROM page r JOIN edition e ON e.id = r.updated_in ORDER BY r.updated_in DESC, r.uuid DESC LIMIT 1
) last ON TRUE`

/** The text of a statement's first value in UTF-8; null where there is no row. */
export function recordIn(row: SqlRow | null): JsonBytes | null {
  return row === null ? null : bytes(textOf(row[0]))
}

function bytes(text: string): JsonBytes {
  return Buffer.from(text)
}
