import { queryOptions, useQuery } from '@tanstack/react-query'
import { MAX_CELL_ZOOM } from '#contract/geo/cell.ts'
import type { ClosureSummary } from '#contract/records/closure-summary.ts'
import { useApi } from '#core/api/api-context.ts'
import { useCapabilities } from '#core/api/capabilities.ts'
import type { Api } from '#core/api/client.ts'
import { useView } from '#core/viewport/bounds.ts'
import type { CountRequest } from './count-view.ts'

const COUNTED_VIEW = 'counted-view'

/** How much finer the cells are in which the service counts than the tiles of the map: 32 px, less than a cluster. */
const FINER = 4

/**
 * What the service counts of a view that has more closures than the device reads: all that match but for status and
 * type, by display status and by cell. Null where that is not needed, not offered, or not there yet.
 */
export function useCountedView(request: CountRequest, isNeeded: boolean): ClosureSummary | null {
  const counts = useCapabilities()?.extensions.has('closures_counted') ?? false
  const zoom = Math.min(MAX_CELL_ZOOM, Math.max(0, Math.floor(useView()?.zoom ?? 0)) + FINER)
  const { data } = useQuery({ ...countedViewQuery(useApi(), { ...request, zoom }), enabled: counts && isNeeded })
  return counts && isNeeded ? (data ?? null) : null
}

function countedViewQuery(api: Api, request: CountRequest & { readonly zoom: number }) {
  return queryOptions({
    queryKey: [COUNTED_VIEW, api.base, request],
    // Few views need it, and none before its first row.
    queryFn: async ({ signal }) => (await import('./count-view.ts')).countView(api, request, { signal }),
    staleTime: 30_000,
    refetchInterval: 60_000,
  })
}
