import { queryOptions, useQuery } from '@tanstack/react-query'
import { useAppConfig } from '#core/api/app-config.ts'
import { useApi } from '#core/api/api-context.ts'
import type { Api } from '#core/api/client.ts'
import { useActivities } from '#core/api/lookups.ts'
import { countClosures } from '#core/api/operations/closures.ts'
import { useClosureFilter } from '#records/closures/filters/closure-filter.ts'
import type { ClosureFilters } from '#contract/query/closure-query.ts'
import type { Uuid } from '#contract/ids.ts'
import { useImplications } from '#records/closures/filters/use-implications.ts'
import { useTextFilter } from '#core/filters/text-filter.ts'
import { useView } from '#core/viewport/bounds.ts'
import { commonBox } from '#core/viewport/query-box.ts'
import type { FeedActivity } from './activity-field.tsx'
import { feedBox } from './feed.ts'

const FEED_COUNT = 'feed-count'

/** Which closures a feed has: those of an area, those in view, or any within the operator's region. */
export type FeedReach = { readonly kind: 'area'; readonly uuid: Uuid } | { readonly kind: 'view' | 'anywhere' }

/** The filters of the address as the API has them; an area’s feed has all of its closures, for those who do that. */
export function useFeedFilters(reach: FeedReach, activity: FeedActivity): ClosureFilters {
  const { narrowing, chosen } = useClosureFilter()
  const [q] = useTextFilter()
  const view = useView()
  const { region } = useAppConfig()
  const activities = useActivitiesOf(activity)
  if (reach.kind === 'area') return { protected_area_uuid: [reach.uuid], ...activities }
  const { activity_id: _, ...others } = narrowing
  const box = commonBox(reach.kind === 'view' && view !== null ? view.bounds : null, region?.bbox ?? null)
  return {
    ...(chosen.status !== null && { status: chosen.status }),
    ...(chosen.type !== null && { type: chosen.type }),
    ...others,
    ...activities,
    ...(q !== '' && { q }),
    ...(box !== null && { bbox: feedBox(box) }),
  }
}

/** The activities that requests ask for: the one chosen, and all that it implies. The choice is offered only once that is known. */
function useActivitiesOf(activity: FeedActivity): Pick<ClosureFilters, 'activity_id'> {
  const names = useActivities()
  const table = useImplications(typeof activity === 'number')
  const { activity_id } = useClosureFilter().narrowing
  switch (activity) {
    case 'any':
      return {}
    case 'filtered':
      return activity_id === undefined ? {} : { activity_id }
    default:
      return { activity_id: table?.withImplied([activity], names) ?? [activity] }
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
