import type { BBox } from '#contract/geometry.ts'
import type { PlacedTable } from '../../sql/reads/listing.ts'
import type { Connection } from '../database/connection.ts'
import { keptWhileUnwritten } from '../database/kept.ts'
import { allInBox } from './box-test.ts'
import { holders, type Match } from './text-search.ts'

/** More than any table holds. */
const ALL = { after: 0, limit: 2 ** 40 }

/** So many records of a box are looked at one by one sooner than all that hold a text are listed. */
const FEW = 4000

/** The records that lie in a box, as a bit for each id: a region is searched letter by letter. */
interface InBox {
  readonly count: number
  readonly bits: Uint8Array
}

const kept = keptWhileUnwritten<InBox>(20)

/**
 * The ids of the records that meet a box and hold a text which many hold, in their order; null where the box holds so few
 * that a look at each costs less. For use within a snapshot.
 */
export function holdersInBox(
  sql: Connection,
  table: PlacedTable,
  text: string,
  match: Match,
  box: BBox,
): readonly number[] | null {
  const { count, bits } = kept(sql, `${table} ${box.join()}`, () => inBox(sql, table, box))
  if (count <= FEW) return null
  return holders(sql, table, text, match, ALL).ids.filter((id) => isSet(bits, id))
}

function inBox(sql: Connection, table: PlacedTable, box: BBox): InBox {
  const { count, ids } = allInBox(sql, table, box)
  return { count, bits: count <= FEW ? new Uint8Array() : bitsOf(ids()) }
}

function bitsOf(ids: readonly number[]): Uint8Array {
  const bits = new Uint8Array(ids.reduce((most, id) => Math.max(most, id), 0) / 8 + 1)
  for (const id of ids) bits[id >>> 3] = (bits[id >>> 3] ?? 0) | (1 << (id & 7))
  return bits
}

function isSet(bits: Uint8Array, id: number): boolean {
  return ((bits[id >>> 3] ?? 0) & (1 << (id & 7))) !== 0
}
