import { useQuery } from '@tanstack/react-query'
import { useApi } from '#core/api/api-context.ts'
import { useLatest } from '#core/api/latest.ts'
import type { ListRead } from '#core/api/list.ts'
import type { ClosureRecord } from '#contract/records/closure.ts'
import type { Moment } from '#contract/standing/when.ts'
import { useClosureRequest } from './closure-request.ts'
import { useClosureFilter } from './filters/closure-filter.ts'
import { isNarrowed, type Narrowing } from './filters/narrowing.ts'
import { useClosuresOfPlace } from './known-read.ts'
import { useClosuresOfAreas } from './of-area/closures-of-areas.ts'
import { CLOSURES, closureListQuery } from './queries.ts'
import { useHolders } from './text-holders.ts'

/**
 * The records of the view whatever the filters are, so that these can be changed without a request and what they leave
 * out is drawn and told. Only where the device cannot select does the service; `left` says how many it left out. With a
 * text, `holders` are those that the service has found anywhere.
 */
export function useClosureRecords(moment: Moment) {
  const request = useClosureRequest(moment)
  const { narrowing } = useClosureFilter()
  const whole = useClosuresOfPlace(request)
  const latest = useLatest(whole, CLOSURES)
  const selects = latest !== null && isNarrowed(narrowing) && (latest.data.more || lacksKind(latest.data, narrowing))
  const part = useQuery({
    ...closureListQuery(useApi(), { ...request, narrowing }),
    enabled: request.enabled && selects,
  })
  const partRead = selects ? part.data : undefined
  const search = useHolders(request, selects ? narrowing : {})
  const own = useClosuresOfAreas(request.endedSince)
  return {
    read: partRead ?? latest?.data,
    holders: search.data,
    left: partRead === undefined ? 0 : Math.max(0, (latest?.data.count ?? 0) - partRead.count),
    ofAreas: own.read,
    error: whole.error ?? (selects ? part.error : null) ?? search.error ?? own.error,
    isFetching: whole.isFetching || part.isFetching || search.isFetching || own.isFetching,
    isOutdated:
      (latest?.isOther ?? false) || (selects && part.isPlaceholderData) || search.isOutdated || own.isOutdated,
    loadedAt: latest?.loadedAt ?? 0,
  }
}

/** Whether the device cannot select by the kind of source: the specification has the filter, and not the field. */
function lacksKind({ records }: ListRead<ClosureRecord>, { source_kind }: Narrowing): boolean {
  return source_kind !== undefined && records.some((record) => record.source_kind === undefined)
}
