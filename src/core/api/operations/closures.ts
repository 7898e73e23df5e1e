import { paths } from '#contract/paths.ts'
import { closureQuery, type ClosureFilters, type ClosureQuery } from '#contract/query/closure-query.ts'
import { ClosureRecord } from '#contract/records/closure.ts'
import type { Api, RequestOptions } from '../client.ts'
import { listAt, readList, type ListOptions, type ListRead, type ListSource } from '../list.ts'

/** The closures and notices that match, to be read page by page. */
export function closurePages(api: Api, query: ClosureQuery, limit: number): ListSource<ClosureRecord> {
  return listAt(api, paths.closures, closureQuery.write(query), ClosureRecord, limit)
}

/** The closures and notices that match. Throws ApiError. */
export function listClosures(
  api: Api,
  query: ClosureQuery,
  { limit, signal }: ListOptions,
): Promise<ListRead<ClosureRecord>> {
  return readList(closurePages(api, query, limit), signal)
}

/** How many closures and notices match, as the service counts. Throws ApiError. */
export async function countClosures(api: Api, filters: ClosureFilters, { signal }: RequestOptions): Promise<number> {
  return (await listClosures(api, { ...filters, fields: ['uuid', 'name'] }, { limit: 1, signal })).count
}
