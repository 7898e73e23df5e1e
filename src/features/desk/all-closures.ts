import { CLOSURE_DEFAULT_FIELDS, type ClosureRecord, type ClosureField } from '#contract/records/closure.ts'
import { addDays, DAY, dateOf, type LocalDate } from '#contract/status/local-time.ts'
import { useApi } from '#core/api/api-context.ts'
import { closurePages } from '#core/api/operations/closures.ts'
import { usePagedQuery, type PagedQuery } from '#core/api/paged-query.ts'
import type { Moment } from '#core/clock/when.ts'
import { useClosureFilter } from '#records/closures/filters/closure-filter.ts'
import { endedSince } from '#records/closures/reach.ts'
import { useQueryBox } from '#core/viewport/query-box.ts'

/** More closures than this are not read; the desk says so. */
const LIMIT = 10_000
const DESK_CLOSURES = 'desk-closures'
const MINUTE = 60_000
/** What ended in the last days is of interest still: signs are to be taken away. */
const LAST_DAYS = 7

const FIELDS: readonly ClosureField[] = [...CLOSURE_DEFAULT_FIELDS, 'time_zone', 'is_binding', 'protected_area_uuids']

/**
 * The closures and notices of the whole service, within the operator's region, as far as a moment needs them, whatever
 * the filters are.
 */
export function useAllClosures(moment: Moment): PagedQuery<ClosureRecord> {
  const { filter, narrowing } = useClosureFilter()
  const since = endedSince(moment, filter.status.includes('expired'), narrowing)
  const region = useQueryBox(true)
  const query = {
    fields: FIELDS,
    ends_after: earlier(since, daysAgo(moment.now, LAST_DAYS)),
    ...(region !== null && { bbox: region }),
  }
  return usePagedQuery({ family: DESK_CLOSURES, list: closurePages(useApi(), query, LIMIT), every: MINUTE })
}

function daysAgo(now: number, days: number): LocalDate {
  return addDays(dateOf(Math.floor(now / DAY)), -days)
}

function earlier(a: LocalDate | null, b: LocalDate): LocalDate {
  return a !== null && a < b ? a : b
}
