import type { Uuid } from '#contract/ids.ts'
import { paths, recordPath } from '#contract/paths.ts'
import { areaQuery, type AreaFilters, type AreaQuery } from '#contract/query/area-query.ts'
import { AreaRecord, type AreaField } from '#contract/records/area.ts'
import { apiUrl, getDocument, type Api, type RequestOptions } from '../client.ts'
import { listAt, readList, type ListOptions, type ListRead } from '../list.ts'

/** The protected areas that match. Throws ApiError. */
export function listAreas(api: Api, query: AreaQuery, { limit, signal }: ListOptions): Promise<ListRead<AreaRecord>> {
  return readList(listAt(api, paths.areas, areaQuery.write(query), AreaRecord, limit), signal)
}

/** How many protected areas match, as the service counts. Throws ApiError. */
export async function countAreas(api: Api, filters: AreaFilters, { signal }: RequestOptions): Promise<number> {
  return (await listAreas(api, { ...filters, fields: ['uuid', 'name'] }, { limit: 1, signal })).count
}

/** One protected area, with some of its fields or with all. Throws ApiError. */
export function getArea(
  api: Api,
  uuid: Uuid,
  { fields, signal }: RequestOptions & { readonly fields?: readonly AreaField[] },
): Promise<AreaRecord> {
  const search = areaQuery.write(fields === undefined ? {} : { fields })
  return getDocument(apiUrl(api, recordPath('areas', uuid), search), AreaRecord, signal)
}
