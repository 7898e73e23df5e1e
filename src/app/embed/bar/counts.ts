import { DISPLAY_STATUSES, type DisplayStatus } from '#contract/standing/display-status.ts'
import type { StatusCounts } from '#records/closures/filters/status-filter.ts'

/** How many there are of a display status. */
export interface StatusCount {
  readonly status: DisplayStatus
  readonly count: number
}

/** Pure: how many closures and notices there are of each display status, those that there are, the worst first. */
export function worstCountsFirst(counts: StatusCounts): readonly StatusCount[] {
  return DISPLAY_STATUSES.map((status) => ({ status, count: counts[status] ?? 0 })).filter(({ count }) => count > 0)
}
