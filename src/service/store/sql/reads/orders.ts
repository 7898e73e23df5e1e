import type { Cursor } from '#contract/list.ts'
import type { Slice } from '../../domain/store.ts'
import { numberOf, textOf, type SqlRow } from '../sql.ts'
import { given, type Condition } from './conditions.ts'

/** What records `r` are ordered by; no two are equal in all of it. */
export interface Order {
  readonly columns: readonly string[]
  /** The columns that a record's place in it is made of; null where the order changes with the data or the clock. */
  readonly place: { readonly columns: string; readonly read: (row: SqlRow) => Cursor } | null
}

/** A list in sync order goes by the edition in which its records last changed, then by their uuids. */
export const BY_UPDATE: Order = {
  columns: ['r.updated_in', 'r.uuid'],
  place: {
    columns: '(SELECT at FROM edition WHERE id = r.updated_in), r.uuid',
    read: ([at, uuid]) => ({ at: textOf(at), uuid: textOf(uuid) }),
  },
}

/** By the order in which the store first got its records. */
export const BY_ID: Order = {
  columns: ['r.id'],
  place: { columns: 'r.id', read: ([id]) => ({ key: numberOf(id) }) },
}

export const BY_UUID: Order = {
  columns: ['r.uuid'],
  place: { columns: 'r.uuid', read: ([uuid]) => ({ key: textOf(uuid) }) },
}

export const BY_BEGIN: Order = { columns: ['r.begin_ms', 'r.uuid'], place: null }

/** The order that a place stands in. */
export function orderOf(cursor: Cursor): Order {
  if ('at' in cursor) return BY_UPDATE
  return typeof cursor.key === 'number' ? BY_ID : BY_UUID
}

/** The text of an ORDER BY. */
export function ascending({ columns }: Order): string {
  return columns.join(', ')
}

export function descending({ columns }: Order): string {
  return columns.map((column) => `${column} DESC`).join(', ')
}

/** A condition for records after a place in their order; no record need be at that place. */
export function behind(cursor: Cursor | undefined): Condition[] {
  return given(cursor, (params, place) => {
    if ('key' in place) return `${typeof place.key === 'number' ? 'r.id' : 'r.uuid'} > ${params.add(place.key)}`
    const instant = params.add(new Date(place.at).toISOString())
    // A letter that sorts behind all of a uuid: where no edition has the cursor's time, all editions before it are past.
    return `(r.updated_in, r.uuid) > (
      coalesce((SELECT max(id) FROM edition WHERE at <= ${instant}), 0),
      CASE WHEN EXISTS (SELECT 1 FROM edition WHERE at = ${instant}) THEN ${params.add(place.uuid)} ELSE 'g' END)`
  })
}

/** Which records of a selection are meant: the first behind one in the order of their ids, so many. */
export interface Reach {
  readonly after: number
  readonly limit: number
}

/** The reach of a slice; null where it is not of the order of ids. */
export function reachOf(order: Order, { after, offset, limit }: Slice): Reach | null {
  if (order !== BY_ID) return null
  // One more tells whether there are more.
  return { after: after !== undefined && 'key' in after ? Number(after.key) : 0, limit: offset + limit + 1 }
}
