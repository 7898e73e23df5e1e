import { useMemo } from 'react'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ClosureSummary } from '#contract/records/closure-summary.ts'
import type { SummaryQuery } from '#contract/query/summary-query.ts'
import { useActivities } from '#core/api/lookups.ts'
import { useApi } from '#core/api/api-context.ts'
import { useCapabilities } from '#core/api/capabilities.ts'
import type { Api } from '#core/api/client.ts'
import { summarizeClosures } from '#core/api/operations/closure-summary.ts'
import { useMoment } from '#core/clock/moment.ts'
import { useTextFilter } from '#core/filters/text-filter.ts'
import { useView } from '#core/viewport/bounds.ts'
import { useQueryBox } from '#core/viewport/query-box.ts'
import { useClosuresInView } from '../closures-in-view.ts'
import { countChoices, type ChoiceCounts } from './choice-counts.ts'
import { useClosureFilter } from './closure-filter.ts'

const CLOSURE_SUMMARY = 'closure-summary'

/**
 * How many closures each choice would give in the view: counted of what is loaded; where that is not all, by the
 * service, of other moments than the present if it counts for these; null where neither can tell.
 */
export function useChoiceCounts(): Partial<ChoiceCounts> | null {
  const activities = useActivities()
  const { filter, narrowing } = useClosureFilter()
  const { data } = useClosuresInView()
  const isWhole = data !== undefined && data.beyondLimit === null && data.hidden === data.others.length
  const counted = useMemo(
    () =>
      isWhole
        ? countChoices([...data.matching, ...data.others], { filter, narrowing, found: data.found, activities })
        : null,
    [isWhole, data, filter, narrowing, activities],
  )
  const summary = useSummary(data !== undefined && !isWhole)
  return counted ?? summary
}

function useSummary(isNeeded: boolean): Partial<ChoiceCounts> | null {
  const { filter, narrowing } = useClosureFilter()
  const [q] = useTextFilter()
  const view = useView()
  const { when } = useMoment()
  const extensions = useCapabilities()?.extensions
  const isOffered = extensions?.has(when === 'now' ? 'closures_summary' : 'closures_counted') ?? false
  const box = useQueryBox(q !== '')
  const at = when === 'now' ? {} : { at: when }
  const filters = { ...at, ...filter, ...narrowing, ...(box !== null && { bbox: box }), ...(q !== '' && { q }) }
  const enabled = isNeeded && isOffered && view !== null
  const { data } = useQuery({ ...closureSummaryQuery(useApi(), filters), enabled })
  return enabled ? (data ?? null) : null
}

function closureSummaryQuery(api: Api, filters: SummaryQuery) {
  return queryOptions({
    queryKey: [CLOSURE_SUMMARY, api.base, filters],
    queryFn: async ({ signal }) => countsOf(await summarizeClosures(api, filters, { signal })),
    staleTime: 30_000,
  })
}

function countsOf({
  type,
  reason_id,
  concerned_activity_id,
  source_id,
  source_kind,
}: ClosureSummary): Partial<ChoiceCounts> {
  const byId = (counts: Readonly<Record<string, number>>) =>
    new Map(Object.entries(counts).map(([id, count]) => [Number(id), count]))
  return {
    type: new Map(Object.entries(type)),
    reason_id: byId(reason_id),
    ...(concerned_activity_id && { activity_id: byId(concerned_activity_id) }),
    source_id: byId(source_id),
    source_kind: new Map(Object.entries(source_kind)),
  }
}
