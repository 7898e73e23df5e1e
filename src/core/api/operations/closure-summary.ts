import { paths } from '#contract/paths.ts'
import { closureQuery, type ClosureFilters } from '#contract/query/closure-query.ts'
import { ClosureSummary } from '#contract/records/closure-summary.ts'
import { apiUrl, getDocument, type Api, type RequestOptions } from '../client.ts'

/** How many closures match by each value of a filter, of a service with the extension `closures_summary`. Throws ApiError. */
export function summarizeClosures(
  api: Api,
  filters: ClosureFilters,
  { signal }: RequestOptions,
): Promise<ClosureSummary> {
  return getDocument(apiUrl(api, paths.closuresSummary, closureQuery.write(filters)), ClosureSummary, signal)
}
