import { numberOf } from '../../sql/sql.ts'
import type { PlacedTable } from '../../sql/reads/listing.ts'
import type { Connection } from '../database/connection.ts'
import { keptWhileUnwritten } from '../database/kept.ts'
import { IdSet } from '../../domain/id-set.ts'
import { Varints } from './varints.ts'
import { WordPage, type ListPart } from './word-page.ts'
import { pageOf, pageWith, removedFrom, segmentsOf, type Segment } from './word-segments.ts'

/** A set takes 40 kB of a store with 300,000 records. */
const MOST_SETS = 200

/** What each term begins with: the one index that there is. */
const MARK = '0'

const ANY_END = '*'

interface Wanted {
  readonly term: Uint8Array
  /** Whether longer terms that begin with it are wanted too. */
  readonly isStart: boolean
}

interface Parts {
  readonly mostId: number
  readonly segments: readonly (Segment & { readonly removed: ReadonlySet<number> })[]
}

const keptSets = keptWhileUnwritten<IdSet>(MOST_SETS)
const keptParts = keptWhileUnwritten<Parts>(2)

/**
 * The records that hold a token of the index of words, or any that begins so if it ends in an asterisk. They are read from
 * the pages that SQLite keeps the index in: a statement would take ten times as long to give each record by itself. For
 * use within a snapshot.
 */
export function recordsWith(sql: Connection, table: PlacedTable, token: string): IdSet {
  return keptSets(sql, `${table} ${token}`, () => {
    const { mostId, segments } = keptParts(sql, table, () => partsOf(sql, table))
    const records = IdSet.upTo(mostId)
    const wanted = { term: Buffer.from(MARK + token.replace(ANY_END, '')), isStart: token.endsWith(ANY_END) }
    for (const segment of segments) {
      for (const { numbers } of listsIn(sql, table, segment, wanted)) addAll(records, numbers, segment.removed)
    }
    return records
  })
}

function partsOf(sql: Connection, table: PlacedTable): Parts {
  const mostId = numberOf(sql.row(`SELECT coalesce(max(id), 0) FROM ${table}_words_docsize`)?.[0])
  const segments = segmentsOf(sql, table)
  return { mostId, segments: segments.map((one) => ({ ...one, removed: removedFrom(sql, table, one) })) }
}

/** The lists of a segment's terms that are what is wanted, or begin so, page by page. */
function* listsIn(sql: Connection, table: PlacedTable, segment: Segment, wanted: Wanted): Generator<ListPart> {
  let goesOn = false
  for (let number = pageWith(sql, table, segment, wanted.term); number <= segment.lastPage; number += 1) {
    const page = new WordPage(pageOf(sql, table, segment.id, number))
    if (goesOn) yield page.rest
    goesOn = goesOn && page.rest.mayGoOn
    for (const { term, part } of page.lists()) {
      const order = Buffer.compare(wanted.isStart ? term.subarray(0, wanted.term.length) : term, wanted.term)
      if (order > 0) return
      if (order < 0) continue
      yield part
      goesOn = part.mayGoOn
    }
  }
}

/** Each number is how much larger an id is than the one before; a page begins anew. */
function addAll(records: IdSet, bytes: Uint8Array, removed: ReadonlySet<number>): void {
  const numbers = new Varints(bytes)
  for (let id = 0; numbers.at < bytes.length;) {
    id += numbers.next()
    if (!removed.has(id)) records.add(id)
  }
}
