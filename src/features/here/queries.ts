import { queryOptions } from '@tanstack/react-query'
import { AreaRecord, type AreaField } from '#contract/records/area.ts'
import { CLOSURE_SHAPE_FIELDS } from '#records/closures/layer/shape-fields.ts'
import { ClosureRecord } from '#contract/records/closure.ts'
import type { BBox } from '#contract/geometry.ts'
import type { Uuid } from '#contract/ids.ts'
import { paths, recordPath } from '#contract/paths.ts'
import { areaQuery } from '#contract/query/area-query.ts'
import { closureQuery } from '#contract/query/closure-query.ts'
import type { LocalDate } from '#contract/status/local-time.ts'
import { apiUrl, getDocument, type Api } from '#core/api/client.ts'
import { readList } from '#core/api/list.ts'

/** More closures than this around one place are not held against it; the card says so. */
const CLOSURE_LIMIT = 2000
const AREA_LIMIT = 500

const AREA_FIELDS: readonly AreaField[] = [
  'uuid',
  'id',
  'name',
  'category_id',
  'country_id',
  'area_km2',
  'bbox',
  'time_zone',
  'rules',
  'attribution',
  'geometry',
]

/**
 * The closures of a box with their shapes, whatever the filters are; `endedSince`: from when on expired ones too. Until
 * they have come, those that are known of the same box.
 */
export function closuresAroundQuery(api: Api, box: BBox, endedSince: LocalDate | null) {
  const search = closureQuery.write({
    fields: CLOSURE_SHAPE_FIELDS,
    bbox: box,
    ...(endedSince !== null && { ends_after: endedSince }),
  })
  search.set('page_size', String(CLOSURE_LIMIT / 2))
  const url = apiUrl(api, paths.closures, search)
  return queryOptions({
    queryKey: ['here-closures', String(box), url],
    queryFn: ({ signal }) => readList(url, ClosureRecord, CLOSURE_LIMIT, signal),
    staleTime: 30_000,
    refetchInterval: 60_000,
    placeholderData: (before, query) => (query?.queryKey[1] === String(box) ? before : undefined),
  })
}

/** The areas of a box with their shapes and rules. */
export function areasAroundQuery(api: Api, box: BBox) {
  const search = areaQuery.write({ fields: AREA_FIELDS, bbox: box })
  search.set('page_size', String(AREA_LIMIT))
  const url = apiUrl(api, paths.areas, search)
  return queryOptions({
    queryKey: ['here-areas', url],
    queryFn: ({ signal }) => readList(url, AreaRecord, AREA_LIMIT, signal),
    staleTime: 60_000,
  })
}

const NAMED_FIELDS: readonly AreaField[] = ['uuid', 'name', 'category_id', 'area_km2']

/** What an area is called, and what kind it is of. */
export function areaNamedQuery(api: Api, uuid: Uuid) {
  const url = apiUrl(api, recordPath('areas', uuid), areaQuery.write({ fields: NAMED_FIELDS }))
  return queryOptions({
    queryKey: ['area-named', url],
    queryFn: ({ signal }) => getDocument(url, AreaRecord, signal),
    staleTime: 300_000,
  })
}
