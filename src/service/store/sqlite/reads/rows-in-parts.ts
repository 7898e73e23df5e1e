import { setImmediate as othersServed } from 'node:timers/promises'
import type { Cursor } from '#contract/list.ts'
import { BETWEEN, type Frame, type JsonBytes, type Rows, type Slice } from '../../domain/store.ts'
import { joinInTurns } from '../../domain/turns.ts'
import { allOf } from '../../sql/reads/conditions.ts'
import type { Listing } from '../../sql/reads/listing.ts'
import { ascending, behind, type Order, orderOf, reachOf } from '../../sql/reads/orders.ts'
import { partsOf } from '../../sql/reads/parts.ts'
import { bytesOf } from '../../sql/sql.ts'
import type { Connection } from '../database/connection.ts'
import { SqliteParams } from './conditions.ts'
import { matching } from './matching.ts'

/** The records of a slice, read in parts between which others are served; null where somebody has written meanwhile. */
export async function rowsInParts(sql: Connection, listing: Listing, slice: Slice, frame: Frame): Promise<Rows | null> {
  const order = slice.after === undefined ? listing.order : orderOf(slice.after)
  const begun = sql.snapshot((version) => {
    const { count, parts, next } = planOf(sql, listing, slice, order)
    const [before, after] = frame({ count, next })
    const read = (index: number): JsonBytes => {
      const around = [index === 0 ? before : BETWEEN, index === parts.length - 1 ? after : ''] as const
      return readPart(sql, listing, order, parts[index] ?? [], around)
    }
    const first = parts.length === 0 ? Buffer.from(before + after) : read(0)
    return { version, count, parts, first, read }
  })
  const records = [begun.first]
  for (let index = 1; index < begun.parts.length; index += 1) {
    await othersServed()
    const part = sql.snapshot((version) => (version === begun.version ? begun.read(index) : null))
    if (part === null) return null
    records.push(part)
  }
  return { count: begun.count, records: await joinInTurns(records) }
}

interface Plan {
  /** How many records match in all. */
  readonly count: number
  /** The ids of the slice's records. */
  readonly parts: readonly (readonly number[])[]
  /** The last of them, where another one follows. */
  readonly next: Cursor | null
}

function planOf(sql: Connection, listing: Listing, slice: Slice, order: Order): Plan {
  const { table, join, size = '0' } = listing
  const { limit, offset } = slice
  const { count, conditions } = matching(sql, listing, reachOf(order, slice))
  if (limit === 0 || offset >= count) return { count, parts: [], next: null }
  const params = new SqliteParams()
  // The place comes first: of two bounds on one index, SQLite takes the one that it meets first.
  const page = `SELECT r.id || ' ' || ${size} AS sizes FROM ${table} r ${join}
    WHERE ${allOf([...behind(slice.after), ...conditions], params)}
    ORDER BY ${ascending(order)} LIMIT ${params.add(limit + 1)} OFFSET ${params.add(offset)}`
  const [sizes = null] = sql.row(`SELECT group_concat(sizes) FROM (${page})`, params.values) ?? []
  const { parts, hasMore } = partsOf(sizes, limit)
  const last = parts.at(-1)?.at(-1)
  return { count, parts, next: hasMore && last !== undefined ? placeOf(sql, table, order, last) : null }
}

function placeOf(sql: Connection, table: string, { place }: Order, id: number): Cursor | null {
  const row = place === null ? null : sql.row(`SELECT ${place.columns} FROM ${table} r WHERE r.id = ?1`, [id])
  return place === null || row === null ? null : place.read(row)
}

function readPart(
  sql: Connection,
  { table, join, record }: Listing,
  order: Order,
  ids: readonly number[],
  around: readonly [before: string, after: string],
): JsonBytes {
  const params = new SqliteParams()
  const [before, after] = around.map((text) => params.add(text))
  const part = `SELECT ${record(params)} AS json FROM ${table} r ${join} WHERE ${params.anyOf('r.id', 'int8', ids)}
    ORDER BY ${ascending(order)}`
  const text = `${before} || group_concat(json, ${params.add(BETWEEN)}) || ${after}`
  return bytesOf(sql.row(`SELECT CAST(${text} AS BLOB) FROM (${part})`, params.values)?.[0])
}
