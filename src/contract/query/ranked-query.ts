import type { When } from '../standing/when.ts'
import { DISPLAY_STATUSES, type DisplayStatus } from '../standing/display-status.ts'
import { closureQuery, type ClosureQuery } from './closure-query.ts'
import { choices } from './param.ts'
import { queryCodec } from './query.ts'
import { summaryQuery } from './summary-query.ts'

/** Which closures are ordered by how they stand, and for when. */
export interface RankedQuery extends ClosureQuery {
  /** What statuses are told for; now unless said. */
  readonly at?: When
  /** Lifts the default of `status`, which would leave out what is over. */
  readonly display_status?: readonly DisplayStatus[]
}

export const rankedQuery = queryCodec<RankedQuery>({
  ...closureQuery.params,
  at: summaryQuery.params.at,
  display_status: choices(DISPLAY_STATUSES),
})
