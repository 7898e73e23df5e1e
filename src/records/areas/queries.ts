import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { AreaField, AreaRecord } from '#contract/records/area.ts'
import type { BBox } from '#contract/geometry.ts'
import type { AreaFilters } from '#contract/query/area-query.ts'
import type { Api } from '#core/api/client.ts'
import type { ListRead } from '#core/api/list.ts'
import { countAreas, listAreas } from '#core/api/operations/areas.ts'

/** The families of the area lists among the queries: rows alone, and with shapes. */
export const AREAS = 'areas'
export const AREA_SHAPES = 'area-shapes'
const AREA_COUNT = 'area-count'

/** Rows of the list, and how many are read to count while it is not shown. */
export const LIST_LIMIT = 2000
export const COUNT_LIMIT = 200
/** Shapes drawn where a service has no tiles. */
export const SHAPE_LIMIT = 2000
/** Areas read in all of a service that cannot be asked for a box. */
export const WALK_LIMIT = 5000

const ROW_FIELDS: readonly AreaField[] = [
  'uuid',
  'id',
  'name',
  'names',
  'category_id',
  'country_id',
  'updated_at',
  'area_km2',
  'bbox',
  'centroid',
]
const SHAPE_FIELDS: readonly AreaField[] = [...ROW_FIELDS, 'geometry']

/** What of the areas is asked for; null box: anywhere. */
export interface AreaListRequest {
  readonly box: BBox | null
  readonly q: string
  /** Empty: of any category, in any country. */
  readonly category_id: readonly number[]
  readonly country_id: readonly number[]
}

/** What was read of an area list, and for which request, where a part of it can stand for another one. */
export interface AreasRead extends ListRead<AreaRecord> {
  readonly asked?: AreaListRequest
}

function filtersOf({ box, q, category_id = [], country_id = [] }: Partial<AreaListRequest>): AreaFilters {
  return {
    ...(box != null && { bbox: box }),
    ...(q && { q }),
    ...(category_id.length > 0 && { category_id }),
    ...(country_id.length > 0 && { country_id }),
  }
}

/** The areas of a place, for the list. */
export function areaListQuery(api: Api, request: AreaListRequest, limit: number) {
  const query = { ...filtersOf(request), fields: ROW_FIELDS }
  return queryOptions({
    queryKey: [AREAS, api.base, query, limit],
    async queryFn({ signal }): Promise<AreasRead> {
      if (request.q === '') return { ...(await listAreas(api, query, { limit, signal })), asked: request }
      const { readFound } = await import('./read-found.ts')
      return readFound((q) => listAreas(api, { ...query, q }, { limit, signal }), request.q)
    },
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
}

/** How many areas there are at a place, as the service counts; without a narrowing, of every kind. */
export function areaCountQuery(api: Api, request: Partial<AreaListRequest>) {
  const filters = filtersOf(request)
  return queryOptions({
    queryKey: [AREA_COUNT, api.base, filters],
    queryFn: ({ signal }) => countAreas(api, filters, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
}

/** The areas of a place with their shapes, for a service without tiles; null box: as many as the limit allows. */
export function areaShapesQuery(api: Api, box: BBox | null, limit: number) {
  const query = { ...filtersOf({ box }), fields: SHAPE_FIELDS }
  return queryOptions({
    queryKey: [AREA_SHAPES, api.base, query, limit],
    queryFn: ({ signal }): Promise<AreasRead> => listAreas(api, query, { limit, signal }),
    placeholderData: keepPreviousData,
    staleTime: 300_000,
  })
}
