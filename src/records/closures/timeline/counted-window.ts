import { queryOptions, useQuery } from '@tanstack/react-query'
import type { SummaryQuery } from '#contract/query/summary-query.ts'
import { STATUSES } from '#contract/records/closure.ts'
import { addDays, type LocalDate } from '#contract/status/local-time.ts'
import { useApi } from '#core/api/api-context.ts'
import { useCapabilities } from '#core/api/capabilities.ts'
import type { Api } from '#core/api/client.ts'
import { summarizeClosures } from '#core/api/operations/closure-summary.ts'
import { useWhen } from '#core/clock/moment.ts'
import { useQueryBox } from '#core/viewport/query-box.ts'
import { useClosureFilter } from '../filters/closure-filter.ts'
import type { TimelineWindow } from './timeline-window.ts'

const COUNTED_WINDOW = 'counted-window'

/** How many closures a window of time has, and how many of them are in force at the moment that is shown. */
export interface WindowCount {
  readonly all: number
  readonly inForce: number
}

/** What the service counts of a view that has more closures than were read; null where it does not, or not yet. */
export function useWindowCount(window: TimelineWindow | null, isNeeded: boolean): WindowCount | null {
  const api = useApi()
  const [at] = useWhen()
  const box = useQueryBox()
  const { filter, narrowing } = useClosureFilter()
  const counts = useCapabilities()?.extensions.has('closures_counted') ?? false
  const { starts_before, ends_after } = narrowing
  const [from, to] = [window?.from ?? '', window === null ? '' : addDays(window.to, -1)]
  const query: SummaryQuery = {
    ...narrowing,
    at,
    type: filter.type,
    status: STATUSES,
    starts_before: earlier(to, starts_before),
    ends_after: later(from, ends_after),
    ...(box !== null && { bbox: box }),
  }
  const enabled = isNeeded && counts && window !== null
  const { data } = useQuery({ ...windowCountQuery(api, query), enabled })
  return enabled ? (data ?? null) : null
}

function windowCountQuery(api: Api, query: SummaryQuery) {
  return queryOptions({
    queryKey: [COUNTED_WINDOW, api.base, query],
    async queryFn({ signal }): Promise<WindowCount> {
      const { count, display_status } = await summarizeClosures(api, query, { signal })
      const closures = query.type?.includes('closure') ?? true
      const inForce = (display_status?.['closed-now'] ?? 0) + (display_status?.['advice-now'] ?? 0)
      return { all: count, inForce: closures ? inForce : 0 }
    },
    staleTime: 30_000,
  })
}

function earlier(a: LocalDate, b: LocalDate | undefined): LocalDate {
  return b !== undefined && b < a ? b : a
}

function later(a: LocalDate, b: LocalDate | undefined): LocalDate {
  return b !== undefined && b > a ? b : a
}
