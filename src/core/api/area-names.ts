import { queryOptions } from '@tanstack/react-query'
import type { Uuid } from '#contract/ids.ts'
import type { AreaField } from '#contract/records/area.ts'
import type { Api } from './client.ts'
import { getArea } from './operations/areas.ts'

const AREA_NAME = 'area-name'
const FIELDS: readonly AreaField[] = ['uuid', 'id', 'name', 'names', 'category_id', 'area_km2', 'bbox']

/** What an area is called, what kind it is of, and where it lies. */
export function areaNameQuery(api: Api, uuid: Uuid) {
  return queryOptions({
    queryKey: [AREA_NAME, api.base, uuid],
    queryFn: ({ signal }) => getArea(api, uuid, { fields: FIELDS, signal }),
    staleTime: 300_000,
  })
}
