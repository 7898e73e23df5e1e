import type { Ranked } from '#contract/counts/rank-place.ts'
import type { RankedQuery } from '#contract/query/ranked-query.ts'
import type { ServedClosureField } from '#contract/records/closure.ts'
import type { ClosureRanking } from '../summary/closure-ranking.ts'
import { readInOrder } from './read-in-order.ts'
import type { ServedClosures } from './served-closures.ts'

/** How often an order is made anew that changed with the data while its records were read. */
const MOST_ATTEMPTS = 3

/** Part of some closures and notices, the worst first. */
export interface RankedPart {
  readonly ranked: readonly Ranked[]
  /** Where the part begins and ends among these, from 0. */
  readonly from: number
  readonly to: number
  /** Its records as JSON. */
  readonly records: readonly string[]
  /** When the order stops being true, if nothing is written meanwhile: epoch milliseconds. */
  readonly until: number
}

interface Asked {
  readonly query: RankedQuery
  readonly fields: readonly ServedClosureField[]
  /** The instant of the order, and that of the records: epoch milliseconds. */
  readonly orderedAt: number
  readonly now: number
  /** Which part of an order is asked for. */
  readonly partOf: (ranked: readonly Ranked[]) => { readonly from: number; readonly to: number }
}

/** The records of a part of an order, as they are while that holds. */
export async function readRankedPart(
  { ranking, closures }: { readonly ranking: ClosureRanking; readonly closures: ServedClosures },
  { query, fields, orderedAt, now, partOf }: Asked,
): Promise<RankedPart> {
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
    const { ranked, until } = await ranking.rank(query, orderedAt)
    const { from, to } = partOf(ranked)
    const records = await readInOrder(closures, ranked.slice(from, to), fields, now)
    if (records !== null) return { ranked, from, to, records, until }
  }
  throw new Error('The closures change faster than they can be put in order.')
}
