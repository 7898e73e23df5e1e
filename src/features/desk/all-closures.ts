import { CLOSURE_DEFAULT_FIELDS, ClosureRecord, type ClosureField } from '#contract/records/closure.ts'
import { paths } from '#contract/paths.ts'
import { closureQuery } from '#contract/query/closure-query.ts'
import { addDays, DAY, dateOf, type LocalDate } from '#contract/status/local-time.ts'
import { useApi } from '#core/api/api-context.ts'
import { apiUrl } from '#core/api/client.ts'
import { useWalk, type Walked } from '#core/api/walk.ts'
import type { Moment } from '#core/clock/when.ts'
import { useClosureFilter } from '#records/closures/filters/closure-filter.ts'
import { endedSince } from '#records/closures/reach.ts'
import { useQueryBox } from '#core/viewport/query-box.ts'

/** More closures than this are not read; the desk says so. */
const LIMIT = 10_000
const PAGE_SIZE = 1000
const MINUTE = 60_000
/** What ended in the last days is of interest still: signs are to be taken away. */
const LAST_DAYS = 7

const FIELDS: readonly ClosureField[] = [...CLOSURE_DEFAULT_FIELDS, 'time_zone', 'is_binding', 'protected_area_uuids']

/**
 * The closures and notices of the whole service, within the operator's region, as far as a moment needs them, whatever
 * the filters are.
 */
export function useAllClosures(moment: Moment): Walked<ClosureRecord> {
  const { filter, narrowing } = useClosureFilter()
  const since = endedSince(moment, filter.status.includes('expired'), narrowing)
  const region = useQueryBox(true)
  const search = closureQuery.write({
    fields: FIELDS,
    ends_after: earlier(since, daysAgo(moment.now, LAST_DAYS)),
    ...(region !== null && { bbox: region }),
  })
  search.set('page_size', String(PAGE_SIZE))
  return useWalk({
    family: 'desk-closures',
    url: apiUrl(useApi(), paths.closures, search),
    schema: ClosureRecord,
    limit: LIMIT,
    every: MINUTE,
  })
}

function daysAgo(now: number, days: number): LocalDate {
  return addDays(dateOf(Math.floor(now / DAY)), -days)
}

function earlier(a: LocalDate | null, b: LocalDate): LocalDate {
  return a !== null && a < b ? a : b
}
