import { queryOptions } from '@tanstack/react-query'
import type { Uuid } from '#contract/ids.ts'
import type { Api } from '#core/api/client.ts'
import { getArea } from '#core/api/operations/areas.ts'

const AREA = 'area'

/** One area with all its fields. */
export function areaDetailQuery(api: Api, uuid: Uuid) {
  return queryOptions({
    queryKey: [AREA, api.base, uuid],
    queryFn: ({ signal }) => getArea(api, uuid, { signal }),
    staleTime: 60_000,
    refetchInterval: 60_000,
  })
}
