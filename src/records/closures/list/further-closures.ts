import { useMemo, useState } from 'react'
import { STATUSES, type ClosureField, type ClosureRecord } from '#contract/records/closure.ts'
import { DISPLAY_STATUSES } from '#contract/standing/display-status.ts'
import { useApi } from '#core/api/api-context.ts'
import { useAppConfig } from '#core/api/app-config.ts'
import { useCapabilities } from '#core/api/capabilities.ts'
import type { ListSource } from '#core/api/list.ts'
import { closurePages } from '#core/api/operations/closures.ts'
import { worstFirstPages } from '#core/api/operations/closures-worst-first.ts'
import { usePagedQuery } from '#core/api/paged-query.ts'
import { useMoment } from '#core/clock/moment.ts'
import { useClosureRequest } from '../closure-request.ts'
import { closureStateWhen, type ClosureState } from '../closure-state.ts'
import { placedAlone } from '../count-view.ts'
import type { ClosuresInView } from '../closures-in-view.ts'
import { useClosureFilter } from '../filters/closure-filter.ts'
import { matchesNarrowing, type Narrowing } from '../filters/narrowing.ts'
import { hasShownStatus, hasShownType, isShown, type StatusFilter } from '../filters/status-filter.ts'
import { useIsApart } from '../placeless/placeless-count.ts'
import { LIST_FIELDS, queryOf } from '../queries.ts'
import { FURTHER_CLOSURES } from './further-family.ts'

const MINUTE = 60_000

/** The map has the shapes; a list of thousands does without. */
const ROW_FIELDS: readonly ClosureField[] = LIST_FIELDS.filter((field) => !field.startsWith('geometry'))

/** The closures of a view that has more of them than the device reads for the map. */
export interface FurtherClosures {
  /** As far as they are read, the worst first; of a service without that order only those that the map has. */
  readonly records: readonly ClosureRecord[]
  readonly stateOf: (record: ClosureRecord) => ClosureState
  /** Whether all are the worst first; else only those that the map has are. */
  readonly isRanked: boolean
  /** How many there are in all; null where nobody knows before the last is read. */
  readonly count: number | null
  readonly hasMore: boolean
  readonly isReading: boolean
  readonly error: Error | null
  readonly readOn: () => void
  readonly retry: () => void
}

/** Reads them page by page, as far as they are asked for. */
export function useFurtherClosures(data: ClosuresInView): FurtherClosures {
  const { list, isRanked } = useFurtherSource()
  const [wanted, setWanted] = useState({ url: list.url, count: 1 })
  const least = wanted.url === list.url ? wanted.count : 1
  const { read, isReading, error, retry } = usePagedQuery({
    family: FURTHER_CLOSURES,
    list,
    every: MINUTE,
    keepsLast: true,
    isEnough: (records) => records.length >= least,
  })
  const stateOf = useStateOf()
  const further = useFurther(isRanked ? undefined : read?.records, data)
  const hasMore = read?.more ?? true
  const records = isRanked ? read?.records : [...data.matching.map(({ record }) => record), ...further]
  return {
    records: records ?? data.matching.map(({ record }) => record),
    stateOf,
    isRanked,
    count: isRanked ? (read?.count ?? data.count) : hasMore ? null : (records?.length ?? 0),
    hasMore,
    isReading,
    error,
    readOn: () => setWanted({ url: list.url, count: (read?.records.length ?? 0) + 1 }),
    retry,
  }
}

/** Where they are read; `isRanked`: the worst first, and none but those that match. */
export function useFurtherSource(): { readonly list: ListSource<ClosureRecord>; readonly isRanked: boolean } {
  const api = useApi()
  const moment = useMoment()
  const { filter, narrowing } = useClosureFilter()
  const request = useClosureRequest(moment)
  const placed = placedAlone(request.box, useIsApart())
  const query = { ...queryOf({ ...request, narrowing }), ...placed, fields: ROW_FIELDS }
  const isRanked = useCapabilities()?.extensions.has('closures_worst_first') ?? false
  if (!isRanked) return { list: closurePages(api, query, Infinity), isRanked }
  const shown = DISPLAY_STATUSES.filter((displayStatus) => isShown(filter, displayStatus))
  const asked = { ...query, type: filter.type, status: STATUSES, display_status: shown, at: moment.when }
  return { list: worstFirstPages(api, asked, Infinity), isRanked }
}

/** What matches of what the map has not, in the order of the service: what is read never moves. */
function useFurther(read: readonly ClosureRecord[] | undefined, data: ClosuresInView): readonly ClosureRecord[] {
  const { filter, narrowing } = useClosureFilter()
  const stateOf = useStateOf()
  return useMemo(
    () => furtherThan(data, read ?? [], { filter, narrowing, stateOf }).matching.map(({ record }) => record),
    [read, data, filter, narrowing, stateOf],
  )
}

/** What decides which records match, and how they stand. */
export interface Sieve {
  readonly filter: StatusFilter
  readonly narrowing: Narrowing
  readonly stateOf: (record: ClosureRecord) => ClosureState
}

/** Pure: the records read that the map has not, by whether they match, in the order in which they are given. */
export function furtherThan(
  data: ClosuresInView,
  read: readonly ClosureRecord[],
  { filter, narrowing, stateOf }: Sieve,
): Pick<ClosuresInView, 'matching' | 'others'> {
  const known = data.drawn
  const uuids = new Set([...known.matching, ...known.others].map(({ record }) => record.uuid))
  const states = read.filter(({ uuid }) => !uuids.has(uuid)).map(stateOf)
  const isMatching = (state: ClosureState) =>
    matchesNarrowing(state.record, narrowing) && hasShownStatus(filter, state) && hasShownType(filter, state)
  return { matching: states.filter(isMatching), others: states.filter((state) => !isMatching(state)) }
}

/** Gives how a record stands at the moment that is shown. */
export function useStateOf(): (record: ClosureRecord) => ClosureState {
  const moment = useMoment()
  const { timeZone } = useAppConfig()
  return useMemo(() => (record) => closureStateWhen(record, moment, timeZone), [moment, timeZone])
}
