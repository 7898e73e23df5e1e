import { queryOptions, useQuery } from '@tanstack/react-query'
import { Deletion } from '#contract/records/deletion.ts'
import { paths } from '#contract/paths.ts'
import { addDays } from '#contract/status/local-time.ts'
import { useApi } from '#core/api/api-context.ts'
import { useCapabilities } from '#core/api/capabilities.ts'
import { apiUrl, type Api } from '#core/api/client.ts'
import { readList } from '#core/api/list.ts'
import { useNow } from '#core/clock/clock.ts'
import { yesterdayAt } from './due.ts'

/** How many closures and notices were withdrawn since yesterday (UTC); null where that is not asked or not known. */
export function useWithdrawn(isAsked: boolean): number | null {
  const isKnown = useCapabilities()?.extensions.has('closures_deleted') ?? false
  const enabled = isAsked && isKnown
  const { data } = useQuery({ ...withdrawnQuery(useApi(), yesterdayAt(useNow())), enabled })
  return enabled ? (data ?? null) : null
}

function withdrawnQuery(api: Api, since: string) {
  // The list is of what was deleted after a day, not on it.
  const search = new URLSearchParams({ date: addDays(since, -1), page_size: '1' })
  const url = apiUrl(api, paths.closuresDeleted, search)
  return queryOptions({
    queryKey: ['withdrawn', url],
    queryFn: async ({ signal }) => (await readList(url, Deletion, 1, signal)).count,
    staleTime: 60_000,
    refetchInterval: 60_000,
  })
}
