import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { AreaRecord, type AreaField } from '#contract/records/area.ts'
import type { BBox } from '#contract/geometry.ts'
import { paths } from '#contract/paths.ts'
import { areaQuery } from '#contract/query/area-query.ts'
import { apiUrl, type Api } from '#core/api/client.ts'
import { readList } from '#core/api/list.ts'

/** The families of the area lists among the queries: rows alone, and with shapes. */
export const AREAS = 'areas'
export const AREA_SHAPES = 'area-shapes'

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

const NOT_NARROWED = { category_id: [], country_id: [] }

function areaListUrl(api: Api, request: AreaListRequest, fields: readonly AreaField[], limit: number): string {
  const search = areaQuery.write({
    fields,
    ...(request.box !== null && { bbox: request.box }),
    ...(request.q !== '' && { q: request.q }),
    ...(request.category_id.length > 0 && { category_id: request.category_id }),
    ...(request.country_id.length > 0 && { country_id: request.country_id }),
  })
  search.set('page_size', String(Math.min(limit, 1000)))
  return apiUrl(api, paths.areas, search)
}

/** The areas of a place, for the list. */
export function areaListQuery(api: Api, request: AreaListRequest, limit: number) {
  const url = areaListUrl(api, request, ROW_FIELDS, limit)
  return queryOptions({
    queryKey: [AREAS, url, limit],
    queryFn: ({ signal }) => readList(url, AreaRecord, limit, signal),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
}

/** How many areas there are at a place, of every kind. */
export function areaCountQuery(api: Api, { box, q }: Pick<AreaListRequest, 'box' | 'q'>) {
  const url = areaListUrl(api, { box, q, ...NOT_NARROWED }, ['uuid', 'name'], 1)
  return queryOptions({
    queryKey: ['area-count', url],
    queryFn: async ({ signal }) => (await readList(url, AreaRecord, 1, signal)).count,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
}

/** The areas of a place with their shapes, for a service without tiles; null box: as many as the limit allows. */
export function areaShapesQuery(api: Api, box: BBox | null, limit: number) {
  const url = areaListUrl(api, { box, q: '', ...NOT_NARROWED }, SHAPE_FIELDS, limit)
  return queryOptions({
    queryKey: [AREA_SHAPES, url, limit],
    queryFn: ({ signal }) => readList(url, AreaRecord, limit, signal),
    placeholderData: keepPreviousData,
    staleTime: 300_000,
  })
}
