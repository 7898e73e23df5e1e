import { numberOf } from '../../sql/sql.ts'
import type { PlacedTable } from '../../sql/reads/listing.ts'
import type { Connection } from '../database/connection.ts'
import { keptWhileUnwritten } from '../database/kept.ts'
import { IdSet } from './id-set.ts'
import { Varints } from './varints.ts'
import { WordPage, type ListPart } from './word-page.ts'
import { pageOf, pageWith, removedFrom, segmentsOf, type Segment } from './word-segments.ts'

/** A set takes 40 kB of a store with 300,000 records. */
const MOST_SETS = 200

/** What each term begins with: the one index that there is. */
const MARK = '0'

interface Parts {
  readonly mostId: number
  readonly segments: readonly (Segment & { readonly removed: ReadonlySet<number> })[]
}

const keptSets = keptWhileUnwritten<IdSet>(MOST_SETS)
const keptParts = keptWhileUnwritten<Parts>(2)

/**
 * The records that hold a token of the index of words, read from the pages that SQLite keeps the index in: a statement
 * would take ten times as long to give each record by itself. For use within a snapshot.
 */
export function recordsWith(sql: Connection, table: PlacedTable, token: string): IdSet {
  return keptSets(sql, `${table} ${token}`, () => {
    const { mostId, segments } = keptParts(sql, table, () => partsOf(sql, table))
    const records = IdSet.upTo(mostId)
    for (const segment of segments) {
      const { removed } = segment
      for (const { numbers } of listIn(sql, table, segment, Buffer.from(MARK + token)))
        addAll(records, numbers, removed)
    }
    return records
  })
}

function partsOf(sql: Connection, table: PlacedTable): Parts {
  const mostId = numberOf(sql.row(`SELECT coalesce(max(id), 0) FROM ${table}_words_docsize`)?.[0])
  const segments = segmentsOf(sql, table)
  return { mostId, segments: segments.map((one) => ({ ...one, removed: removedFrom(sql, table, one) })) }
}

/** The list of a term's records in a segment, page by page. */
function* listIn(sql: Connection, table: PlacedTable, segment: Segment, term: Uint8Array): Generator<ListPart> {
  let page = pageWith(sql, table, segment, term)
  let part = new WordPage(pageOf(sql, table, segment.id, page)).listOf(term)
  while (part !== null) {
    yield part
    if (!part.mayGoOn || page >= segment.lastPage) return
    page += 1
    part = new WordPage(pageOf(sql, table, segment.id, page)).rest
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
