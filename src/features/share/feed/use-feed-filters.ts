import { queryOptions, useQuery } from '@tanstack/react-query'
import { useAppConfig } from '#core/api/app-config.ts'
import { useApi } from '#core/api/api-context.ts'
import type { Api } from '#core/api/client.ts'
import { countClosures } from '#core/api/operations/closures.ts'
import { useClosureFilter } from '#records/closures/filters/closure-filter.ts'
import type { ClosureFilters } from '#contract/query/closure-query.ts'
import { useTextFilter } from '#core/filters/text-filter.ts'
import { useView } from '#core/viewport/bounds.ts'
import { commonBox } from '#core/viewport/query-box.ts'
import { feedBox } from './feed.ts'

const FEED_COUNT = 'feed-count'

/** Where the closures of a feed lie: anywhere within the operator's region, or in view. */
export type FeedReach = 'anywhere' | 'view'

/** The filters of the address as the API has them. */
export function useFeedFilters(reach: FeedReach): ClosureFilters {
  const { narrowing, chosen } = useClosureFilter()
  const [q] = useTextFilter()
  const view = useView()
  const { region } = useAppConfig()
  const box = commonBox(reach === 'view' && view !== null ? view.bounds : null, region?.bbox ?? null)
  return {
    ...(chosen.status !== null && { status: chosen.status }),
    ...(chosen.type !== null && { type: chosen.type }),
    ...narrowing,
    ...(q !== '' && { q }),
    ...(box !== null && { bbox: feedBox(box) }),
  }
}

/** How many records match at present, as the service counts; null until it has. */
export function useFeedCount(filters: ClosureFilters): number | null {
  return useQuery(feedCountQuery(useApi(), filters)).data ?? null
}

function feedCountQuery(api: Api, filters: ClosureFilters) {
  return queryOptions({
    queryKey: [FEED_COUNT, api.base, filters],
    queryFn: ({ signal }) => countClosures(api, filters, { signal }),
    staleTime: 30_000,
  })
}
