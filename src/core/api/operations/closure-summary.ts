import { paths } from '#contract/paths.ts'
import { summaryQuery, type SummaryQuery } from '#contract/query/summary-query.ts'
import { ClosureSummary } from '#contract/records/closure-summary.ts'
import { apiUrl, getDocument, type Api, type RequestOptions } from '../client.ts'

/** How many closures match by each value of a filter, of a service with the extension `closures_summary`. Throws ApiError. */
export function summarizeClosures(api: Api, query: SummaryQuery, { signal }: RequestOptions): Promise<ClosureSummary> {
  return getDocument(apiUrl(api, paths.closuresSummary, summaryQuery.write(query)), ClosureSummary, signal)
}
