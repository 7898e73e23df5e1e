import type { PlacedTable } from '../../sql/reads/listing.ts'
import { bytesOf } from '../../sql/sql.ts'
import type { Connection } from '../database/connection.ts'
import { Varints } from './varints.ts'

/** A part of the index of words: written at once, and never changed but for what is merged and what is removed. */
export interface Segment {
  readonly id: number
  readonly firstPage: number
  readonly lastPage: number
  /** How many pages name the records that are in it no more. */
  readonly removedPages: number
}

/** Where the list of segments stands: behind a number, and a mark that removed records are kept. */
const STRUCTURE = 10
const SEGMENTS_AT = 8
const REMOVED_IDS = 0x10000
/** A page of removed ids: how long each is, then their number, then places for ids, of which some are empty. */
const IDS_AT = 8

/** The segments of a table's index, as FTS5 keeps them (https://sqlite.org/src/file/ext/fts5/fts5_index.c). */
export function segmentsOf(sql: Connection, table: PlacedTable): readonly Segment[] {
  const numbers = new Varints(
    bytesOf(sql.row(`SELECT block FROM ${table}_words_data WHERE id = ?`, [STRUCTURE])?.[0]),
    SEGMENTS_AT,
  )
  const levels = numbers.next()
  numbers.next() // segments in all
  numbers.next() // pages ever written
  const segments: Segment[] = []
  for (let level = 0; level < levels; level += 1) {
    numbers.next() // segments that are being merged
    for (let left = numbers.next(); left > 0; left -= 1) segments.push(segmentFrom(numbers))
  }
  return segments
}

function segmentFrom(numbers: Varints): Segment {
  const [id = 0, firstPage = 0, lastPage = 0, , , removedPages = 0] = Array.from({ length: 8 }, () => numbers.next())
  return { id, firstPage, lastPage, removedPages }
}

/** The page of a segment on which a term stands if the segment has it. */
export function pageWith(sql: Connection, table: PlacedTable, { id, firstPage }: Segment, term: Uint8Array): number {
  const statement = `SELECT pgno >> 1 FROM ${table}_words_idx WHERE segid = ? AND term <= ? ORDER BY term DESC LIMIT 1`
  // What is before the first page has been merged.
  return Math.max(firstPage, Number(sql.row(statement, [id, term])?.[0] ?? firstPage))
}

export function pageOf(sql: Connection, table: PlacedTable, segment: number, page: number): Uint8Array {
  const id = '(CAST(? AS INTEGER) << 37) + CAST(? AS INTEGER)'
  return bytesOf(sql.row(`SELECT block FROM ${table}_words_data WHERE id = ${id}`, [segment, page])?.[0])
}

/** The records that a segment has though they were removed. */
export function removedFrom(sql: Connection, table: PlacedTable, { id, removedPages }: Segment): ReadonlySet<number> {
  const removed = new Set<number>()
  for (let page = 0; page < removedPages; page += 1) {
    const bytes = pageOf(sql, table, id + REMOVED_IDS, page)
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    const size = view.getUint8(0) === 4 ? 4 : 8
    for (let at = IDS_AT; at + size <= bytes.length; at += size) {
      removed.add(size === 4 ? view.getUint32(at) : Number(view.getBigUint64(at)))
    }
  }
  return removed
}
