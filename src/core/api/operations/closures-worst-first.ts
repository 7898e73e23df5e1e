import { paths } from '#contract/paths.ts'
import { rankedQuery, type RankedQuery } from '#contract/query/ranked-query.ts'
import { ClosureRecord } from '#contract/records/closure.ts'
import type { Api } from '../client.ts'
import { listAt, type ListSource } from '../list.ts'

/** The closures and notices that match, the worst first, of a service with the extension `closures_worst_first`. */
export function worstFirstPages(api: Api, query: RankedQuery, limit: number): ListSource<ClosureRecord> {
  return listAt(api, paths.closuresWorstFirst, rankedQuery.write(query), ClosureRecord, limit)
}
