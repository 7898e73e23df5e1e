import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { ListRead } from '#core/api/list.ts'
import type { ClosureRecord } from '#contract/records/closure.ts'
import { CLOSURES, DESK_CLOSURES } from './queries.ts'

/** The closures that the lists hold which the page shows, each once. */
export function shownRecords(client: QueryClient): readonly ClosureRecord[] {
  const type = 'active'
  const lists = client.getQueriesData<ListRead<ClosureRecord>>({ queryKey: [CLOSURES], type })
  const paged = client.getQueriesData<InfiniteData<ListRead<ClosureRecord>>>({ queryKey: [DESK_CLOSURES], type })
  const reads = [...lists.map(([, read]) => read), ...paged.flatMap(([, data]) => data?.pages ?? [])]
  return [...new Map(reads.flatMap((read) => read?.records ?? []).map((record) => [record.uuid, record])).values()]
}
