import { useQuery, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ClosedPaths } from '#contract/records/closed-paths.ts'
import type { Uuid } from '#contract/ids.ts'
import { useApi } from '#core/api/api-context.ts'
import type { Api } from '#core/api/client.ts'
import { listClosures } from '#core/api/operations/closures.ts'
import { useMoment } from '#core/clock/moment.ts'
import { useClosureRequest } from '../closure-request.ts'
import { CLOSURE_LIMIT, queryOf, type ClosureListRequest } from '../queries.ts'
import { useHasPaths } from './has-paths.ts'

type PathsByClosure = ReadonlyMap<Uuid, ClosedPaths>

const NONE: PathsByClosure = new Map()

/** The paths within the closures of the view, as far as they are known; asked for beside these, so that they are shown without. */
export function usePathsInView(): PathsByClosure {
  const { enabled, ...request } = useClosureRequest(useMoment())
  const hasPaths = useHasPaths()
  return useQuery({ ...pathsQuery(useApi(), { ...request, narrowing: {} }), enabled: enabled && hasPaths }).data ?? NONE
}

function pathsQuery(api: Api, asked: ClosureListRequest) {
  const query = { ...queryOf(asked), fields: ['uuid', 'name', 'paths'] as const }
  return queryOptions({
    queryKey: ['closed-paths', api.base, query],
    async queryFn({ signal }): Promise<PathsByClosure> {
      const { records } = await listClosures(api, query, { limit: CLOSURE_LIMIT, signal })
      return new Map(records.flatMap(({ uuid, paths }) => (paths == null ? [] : [[uuid, paths] as const])))
    },
    placeholderData: keepPreviousData,
    structuralSharing: false,
    staleTime: 30_000,
    refetchInterval: 60_000,
  })
}
