import { queryOptions } from '@tanstack/react-query'
import type { AreaField } from '#contract/records/area.ts'
import type { Uuid } from '#contract/ids.ts'
import type { Api } from '#core/api/client.ts'
import { getArea } from '#core/api/operations/areas.ts'

const AREA = 'area'
const AREA_NAME = 'area-name'
const NAME_FIELDS: readonly AreaField[] = ['uuid', 'name', 'category_id', 'area_km2']

/** One area with all its fields. */
export function areaDetailQuery(api: Api, uuid: Uuid) {
  return queryOptions({
    queryKey: [AREA, api.base, uuid],
    queryFn: ({ signal }) => getArea(api, uuid, { signal }),
    staleTime: 60_000,
    refetchInterval: 60_000,
  })
}

/** What an area is called, and what kind it is of. */
export function areaNameQuery(api: Api, uuid: Uuid) {
  return queryOptions({
    queryKey: [AREA_NAME, api.base, uuid],
    queryFn: ({ signal }) => getArea(api, uuid, { fields: NAME_FIELDS, signal }),
    staleTime: 300_000,
  })
}
