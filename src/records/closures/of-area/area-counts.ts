import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Uuid } from '#contract/ids.ts'
import type { ClosureCounts } from '#contract/records/closure-summary.ts'
import type { When } from '#contract/standing/when.ts'
import { useApi } from '#core/api/api-context.ts'
import { useCapabilities } from '#core/api/capabilities.ts'
import type { Api } from '#core/api/client.ts'
import { useMoment } from '#core/clock/moment.ts'

const AREA_COUNTS = 'area-counts'

/**
 * How many closures each area has that are current or upcoming at the moment, as the service counts: of each that has
 * one, wherever the map looks. Undefined where it does not count, or has not yet.
 */
export function useAreaCounts(): Readonly<Record<Uuid, ClosureCounts>> | undefined {
  const { when } = useMoment()
  const counts = useCapabilities()?.extensions.has('closures_counted') ?? false
  return useQuery({ ...areaCountsQuery(useApi(), when), enabled: counts }).data
}

function areaCountsQuery(api: Api, at: When) {
  return queryOptions({
    queryKey: [AREA_COUNTS, api.base, at],
    async queryFn({ signal }) {
      const { summarizeClosures } = await import('#core/api/operations/closure-summary.ts')
      return (await summarizeClosures(api, { at, by: ['area'] }, { signal })).areas ?? {}
    },
    staleTime: 30_000,
    refetchInterval: 60_000,
  })
}
