import type { Frame, JsonBytes, Rows, Slice } from '../../domain/store.ts'
import { missesOfDay, schedulesWhere } from '../../sql/reads/closure-conditions.ts'
import { allOf, noneOf, type Condition } from '../../sql/reads/conditions.ts'
import type { Listing, Selection } from '../../sql/reads/listing.ts'
import { ascending, behind, descending, orderOf, type Order } from '../../sql/reads/orders.ts'
import type { Params } from '../../sql/reads/params.ts'
import { numberOf, textOf, type Sql } from '../../sql/sql.ts'
import type { Database } from '../database/database.ts'
import { meets, ofTheseAreas, PostgisParams } from './conditions.ts'

export type Reader = Pick<Sql, 'rows' | 'row'>

const unframed: Frame = () => ['', '']

/** The conditions that a selection's records fulfil, and no others. */
export function matching(selection: Selection): readonly Condition[] {
  const { table, box, areas, conditions } = selection
  return [
    ...(box === undefined ? [] : [meets(table, box)]),
    ...(areas === undefined ? [] : [ofTheseAreas(areas)]),
    ...conditions,
  ]
}

export async function listRows(sql: Database, listing: Listing, slice: Slice, frame?: Frame): Promise<Rows> {
  return onlyOnDay(sql, listing, (reader, found) => rowsOf(reader, found, slice, frame))
}

/**
 * Reads a selection without the closures that are not in force on its day, if it has one: all of it from one state of
 * the data.
 */
export async function onlyOnDay<S extends Selection, T>(
  sql: Database,
  selection: S,
  read: (sql: Reader, selection: S) => Promise<T>,
): Promise<T> {
  const { day } = selection
  if (day === undefined) return read(sql, selection)
  return sql.snapshot(async (session) => {
    const params = new PostgisParams()
    const schedules = await session.rows(schedulesWhere(allOf(matching(selection), params)), params.values)
    const misses = missesOfDay(day, schedules)
    return read(session, { ...selection, conditions: [...selection.conditions, ...noneOf(misses)] })
  })
}

/** Counts, orders, cuts and writes in one statement, which sees one state of the data. */
async function rowsOf(sql: Reader, listing: Listing, slice: Slice, frame = unframed): Promise<Rows> {
  const params = new PostgisParams()
  const order = slice.after === undefined ? listing.order : orderOf(slice.after)
  const row = await sql.row(statementOf(listing, order, slice, params), params.values)
  const [count, records = null, hasMore, ...last] = row ?? []
  const isPlace = hasMore === true && last.some((value) => value !== null)
  const next = isPlace && order.place !== null ? order.place.read(last) : null
  const part = { count: numberOf(count), next }
  const [before, after] = frame(part)
  return { count: part.count, records: bytes(`${before}${records === null ? '' : textOf(records)}${after}`) }
}

function statementOf(listing: Listing, order: Order, slice: Slice, params: Params): string {
  const { table, columns, join, record, box } = listing
  // What is found by shapes is found once; all else is counted here and ordered there, each by its own index.
  const kept = box === undefined ? 'NOT MATERIALIZED' : 'MATERIALIZED'
  const isBehind = allOf(behind(slice.after), params)
  const [limit, offset] = [params.add(slice.limit), params.add(slice.offset)]
  const more = `EXISTS (SELECT FROM (
    SELECT FROM found r WHERE ${isBehind} LIMIT 1 OFFSET ${limit}::int8 + ${offset}::int8
  ) rest)`
  return `
    WITH found AS ${kept} (SELECT ${columns} FROM ${table} r WHERE ${allOf(matching(listing), params)}),
    page AS MATERIALIZED (
      SELECT * FROM found r WHERE ${isBehind} ORDER BY ${ascending(order)} LIMIT ${limit}::int8 OFFSET ${offset}::int8
    )
    SELECT (SELECT count(*) FROM found),
      (SELECT string_agg(${record(params)}, ',' ORDER BY ${ascending(order)}) FROM page r ${join}),
      ${order.place === null ? 'FALSE' : `${more}, last.* FROM (VALUES (1)) one ${lastOf(order.place.columns, order)}`}`
}

/** The place of the page's last record. */
function lastOf(place: string, order: Order): string {
  return `LEFT JOIN LATERAL (SELECT ${place} FROM page r ORDER BY ${descending(order)} LIMIT 1) last ON TRUE`
}

export async function findRow(sql: Reader, { table, join, record }: Listing, uuid: string): Promise<JsonBytes | null> {
  const params = new PostgisParams()
  const statement = `SELECT ${record(params)} FROM ${table} r ${join} WHERE r.uuid = ${params.add(uuid)}`
  const row = await sql.row(statement, params.values)
  return row === null ? null : bytes(textOf(row[0]))
}

function bytes(text: string): JsonBytes {
  return Buffer.from(text)
}
