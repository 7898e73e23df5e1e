import { queryOptions, useQuery } from '@tanstack/react-query'
import { addDays, type LocalDate } from '#contract/status/local-time.ts'
import { useApi } from '#core/api/api-context.ts'
import { useCapabilities } from '#core/api/capabilities.ts'
import type { Api } from '#core/api/client.ts'
import { listDeletions } from '#core/api/operations/deletions.ts'
import { useNow } from '#core/clock/clock.ts'
import { yesterdayAt } from './due.ts'

const WITHDRAWN = 'withdrawn'

/** How many closures and notices were withdrawn since yesterday (UTC); null where that is not asked or not known. */
export function useWithdrawn(isAsked: boolean): number | null {
  const isKnown = useCapabilities()?.extensions.has('closures_deleted') ?? false
  const enabled = isAsked && isKnown
  const { data } = useQuery({ ...withdrawnQuery(useApi(), yesterdayAt(useNow())), enabled })
  return enabled ? (data ?? null) : null
}

function withdrawnQuery(api: Api, since: LocalDate) {
  // The list is of what was deleted after a day, not on it.
  const after = addDays(since, -1)
  return queryOptions({
    queryKey: [WITHDRAWN, api.base, after],
    queryFn: async ({ signal }) => (await listDeletions(api, 'closure', after, { limit: 1, signal })).count,
    staleTime: 60_000,
    refetchInterval: 60_000,
  })
}
