import type { BBox } from '#contract/geometry.ts'
import type { ClosureFilters } from '#contract/query/closure-query.ts'
import type { SummaryQuery } from '#contract/query/summary-query.ts'
import type { ClosureSummary } from '#contract/records/closure-summary.ts'
import type { When } from '#contract/standing/when.ts'
import type { Api, RequestOptions } from '#core/api/client.ts'
import { summarizeClosures } from '#core/api/operations/closure-summary.ts'
import type { ClosureListRequest } from './queries.ts'

/** What is to be counted of a view. */
export interface CountRequest extends ClosureListRequest {
  readonly at: When
  /** Whether what is over counts too. */
  readonly withExpired: boolean
  /** Whether what is nowhere is listed apart, and not counted. */
  readonly isApart: boolean
}

/** What a service with the extension `closures_counted` counts of a view, by cells of a zoom too. Throws ApiError. */
export function countView(
  api: Api,
  { box, endedSince, narrowing, at, withExpired, isApart, zoom }: CountRequest & { readonly zoom: number },
  options: RequestOptions,
): Promise<ClosureSummary> {
  const query: SummaryQuery = {
    at,
    by: ['cell'],
    zoom,
    status: withExpired ? ['current', 'upcoming', 'expired'] : ['current', 'upcoming'],
    ...(box !== null && { bbox: box }),
    ...(endedSince !== null && { ends_after: endedSince }),
    ...narrowing,
    ...placedAlone(box, isApart),
  }
  return summarizeClosures(api, query, options)
}

/** Pure: leaves out of a request what is listed apart; a box does so by itself. */
export function placedAlone(box: BBox | null, isApart: boolean): Pick<ClosureFilters, 'geometry_from'> {
  return box === null && isApart ? { geometry_from: ['own', 'areas'] } : {}
}
