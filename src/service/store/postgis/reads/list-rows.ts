import { BETWEEN, type Frame, type JsonBytes, type Part, type Rows, type Slice } from '../../domain/store.ts'
import { joinInTurns } from '../../domain/turns.ts'
import { missesOfDay, schedulesWhere } from '../../sql/reads/closure-conditions.ts'
import { allOf, given, noneOf, type Condition } from '../../sql/reads/conditions.ts'
import type { Listing, Selection } from '../../sql/reads/listing.ts'
import { ascending, behind, descending, orderOf, type Order } from '../../sql/reads/orders.ts'
import type { Params } from '../../sql/reads/params.ts'
import { PART_BYTES, partsOf } from '../../sql/reads/parts.ts'
import { numberOf, textOf, type SqlValue } from '../../sql/sql.ts'
import type { Database } from '../database/database.ts'
import type { Session } from '../database/session.ts'
import { countedByCells, type CountedByCells } from './area-counts.ts'
import { holds, meets, ofTheseAreas, PostgisParams } from './conditions.ts'
import { findAreas, mayBeFound, type Found } from './found-areas.ts'

export type Reader = Pick<Session, 'rows' | 'row' | 'rowOfValues'>

const unframed: Frame = () => ['', '']

/** The conditions that a selection's records fulfil, and no others. */
export function matching(selection: Selection): readonly Condition[] {
  const { table, box, areas, text, conditions } = selection
  return [
    ...given(text, holds),
    ...(box === undefined ? [] : [meets(table, box)]),
    ...(areas === undefined ? [] : [ofTheseAreas(areas)]),
    ...conditions,
  ]
}

/** What is too much to be read at once is read in parts, of one state of the data. */
export async function listRows(sql: Database, listing: Listing, slice: Slice, frame = unframed): Promise<Rows> {
  if (mayBeFound(listing)) {
    return sql.snapshot(async (session) => {
      const found = await findAreas(sql, session, listing, slice)
      return rowsIn(session, found ?? { listing }, slice, frame)
    })
  }
  return onlyOnDay(sql, listing, async (reader, found) => {
    const rows = await rowsAtOnce(reader, { listing: found }, slice, frame)
    if (rows !== null) return rows
    const inParts = (session: Reader) => rowsInParts(session, { listing: found }, slice, frame)
    return reader === sql ? sql.snapshot(inParts) : inParts(reader)
  })
}

async function rowsIn(session: Session, found: Found, slice: Slice, frame: Frame): Promise<Rows> {
  return (await rowsAtOnce(session, found, slice, frame)) ?? rowsInParts(session, found, slice, frame)
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

/** Counts, orders, cuts and writes in one statement, which sees one state of the data. Null where that is too much. */
async function rowsAtOnce(sql: Reader, found: Found, slice: Slice, frame: Frame): Promise<Rows | null> {
  const { size, join, record } = found.listing
  const { part, text } = await read(sql, found, slice, (params, order) => {
    const all = `coalesce((SELECT ${joined(record(params), order, params)} FROM page r ${join}), '')`
    if (size === undefined) return all
    return `CASE WHEN coalesce((SELECT sum(${size}) FROM page r ${join}), 0) <= ${PART_BYTES} THEN ${all} END`
  })
  if (text === null) return null
  const [before, after] = frame(part)
  return { count: part.count, records: bytes(`${before}${textOf(text)}${after}`) }
}

/** The same in several statements, for use in a snapshot. */
async function rowsInParts(sql: Reader, found: Found, slice: Slice, frame: Frame): Promise<Rows> {
  const { table, size = '0', join, record } = found.listing
  const { part, text, order } = await read(sql, found, slice, (_, by) => {
    return `(SELECT string_agg(r.id || ' ' || ${size}, ',' ORDER BY ${ascending(by)}) FROM page r ${join})`
  })
  const [before, after] = frame(part)
  const texts: JsonBytes[] = []
  for (const ids of partsOf(text, slice.limit).parts) {
    const params = new PostgisParams()
    const all = joined(record(params), order, params)
    const statement = `SELECT ${all} FROM ${table} r ${join} WHERE ${params.anyOf('r.id', 'int8', ids)}`
    const row = await sql.row(statement, params.values)
    texts.push(bytes(`${texts.length === 0 ? before : BETWEEN}${textOf(row?.[0])}`))
  }
  return { count: part.count, records: await joinInTurns([...texts, bytes(after)]) }
}

function joined(record: string, order: Order, params: Params): string {
  return `string_agg(${record}, ${params.add(BETWEEN)} ORDER BY ${ascending(order)})`
}

/** What an expression says of a page, and what is true of the page beside. */
async function read(
  sql: Reader,
  found: Found,
  slice: Slice,
  about: (params: Params, order: Order) => string,
): Promise<{ readonly part: Part; readonly order: Order; readonly text: SqlValue }> {
  const params = new PostgisParams()
  const order = slice.after === undefined ? found.listing.order : orderOf(slice.after)
  const statement = statementOf(found, order, slice, params, about(params, order))
  // A statement that names its records is planned once for all.
  const row = await sql[found.count === undefined ? 'rowOfValues' : 'row'](statement, params.values)
  const [count, text = null, hasMore, ...last] = row ?? []
  const isPlace = hasMore === true && last.some((value) => value !== null)
  const next = isPlace && order.place !== null ? order.place.read(last) : null
  return { part: { count: numberOf(count), next }, order, text }
}

function statementOf({ listing, count }: Found, order: Order, slice: Slice, params: Params, about: string): string {
  const { table, columns } = listing
  const counted = count === undefined ? countedByCells(listing, params) : null
  const all = count === undefined ? (counted?.count ?? '(SELECT count(*) FROM found)') : `${params.add(count)}::int8`
  const isBehind = allOf(behind(slice.after), params)
  const [limit, offset] = [params.add(slice.limit), params.add(slice.offset)]
  const end = `${limit}::int8 + ${offset}::int8`
  const more = `EXISTS (SELECT FROM (SELECT FROM found r WHERE ${isBehind} LIMIT 1 OFFSET ${end}) rest)`
  // Without a place to begin behind, what is counted says whether there are more.
  const hasMore = slice.after === undefined ? `counted.count > ${end}` : more
  const place = order.place === null ? 'FALSE' : `${hasMore}, last.*`
  return `
    WITH ${counted === null ? '' : `${counted.cells},`}
    found AS ${isFoundOnce(listing, counted) ? 'MATERIALIZED' : 'NOT MATERIALIZED'} (
      SELECT ${columns} FROM ${table} r WHERE ${allOf(matching(listing), params)}
    ),
    counted AS MATERIALIZED (SELECT ${all} AS count),
    page AS MATERIALIZED (
      SELECT * FROM found r WHERE ${isBehind} ORDER BY ${ascending(order)} LIMIT ${limit}::int8 OFFSET ${offset}::int8
    )
    SELECT counted.count, ${about}, ${place} FROM counted ${order.place === null ? '' : lastOf(order.place.columns, order)}`
}

/**
 * What is found by shapes, or by several words, is found once: few records hold these. All else is counted here and
 * ordered there, each by its own index.
 */
function isFoundOnce({ box, text }: Listing, counted: CountedByCells | null): boolean {
  return counted === null && (box !== undefined || (text?.includes(' ') ?? false))
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
