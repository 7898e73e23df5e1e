import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { ListRead } from '#core/api/list.ts'
import { useSteadyLoaded, type Loaded } from '#core/api/loaded.ts'
import { requiredContext } from '#core/ui/hooks/required-context.ts'
import type { ClosureRecord } from '#contract/records/closure.ts'
import { compareWorstFirst } from '#contract/standing/order.ts'
import { useApi } from '#core/api/api-context.ts'
import { useAppConfig } from '#core/api/app-config.ts'
import { useLatest } from '#core/api/latest.ts'
import { useCapabilities } from '#core/api/capabilities.ts'
import { useMoment } from '#core/clock/moment.ts'
import type { Moment } from '#contract/standing/when.ts'
import { useTextFilter } from '#core/filters/text-filter.ts'
import { useView } from '#core/viewport/bounds.ts'
import { useQueryBox } from '#core/viewport/query-box.ts'
import { closureStateWhen, type ClosureState } from './closure-state.ts'
import { useClosureFilter } from './filters/closure-filter.ts'
import { holdsText, isNarrowed, matchesNarrowing, type Narrowing } from './filters/narrowing.ts'
import { countByKind, hasShownStatus, hasShownType, type Kind, type StatusFilter } from './filters/status-filter.ts'
import { CLOSURES, closureListQuery } from './queries.ts'
import { endedSince } from './reach.ts'
import { useTimelineWindow } from './timeline/timeline-window.ts'

/** The closures of the view at a moment: what matches the filters, worst first, and what does not. */
export interface ClosuresInView {
  readonly matching: readonly ClosureState[]
  /** What matches the filters but those of status, expired ones too as far as they are read; in no order. */
  readonly ofAnyStatus: readonly ClosureState[]
  /** Loaded, but filtered out: faded on the map, counted in the list. */
  readonly others: readonly ClosureState[]
  /** How many the filters leave out, loaded or not. */
  readonly hidden: number
  /** How many there are by switch, whether it is on or not; null where that was not asked for. */
  readonly counts: Readonly<Record<Kind, number | null>>
  readonly unreadable: number
  /** What texts are searched for here; empty where the service has done so. */
  readonly q: string
  /** How many there are in all where not all were read. */
  readonly beyondLimit: number | null
}

/** Closures for all that lists, counts or draws them: those of the view, or what a page without a map has read. */
export const [ClosuresProvider, useClosuresInView] = requiredContext<Loaded<ClosuresInView>>(
  'Wrap this in a ClosuresProvider.',
)

/** Loads and derives the closures of the view: once for each change of data, moment or filters. For a provider. */
export function useLoadedClosures(): Loaded<ClosuresInView> {
  const moment = useMoment()
  const { timeZone } = useAppConfig()
  const { filter, narrowing } = useClosureFilter()
  const [text] = useTextFilter()
  const { read, left, isSearched, ...loading } = useClosureRecords(moment)
  const q = isSearched ? '' : text
  const data = useMemo(
    () => read && closuresInView(read, { moment, timeZone, filter, narrowing, q, left }),
    [read, moment, timeZone, filter, narrowing, q, left],
  )
  return useSteadyLoaded({ ...loading, data })
}

/**
 * The records of the view whatever the filters are, so that these can be changed without a request and what they leave
 * out can be told. Only where the device cannot select does the service; `left` says how many it left out.
 */
function useClosureRecords(moment: Moment) {
  const request = useClosureRequest(moment)
  const { narrowing } = useClosureFilter()
  const api = useApi()
  const whole = useQuery({ ...closureListQuery(api, { ...request, narrowing: {} }), enabled: request.enabled })
  const latest = useLatest(whole, CLOSURES)
  const selects = latest !== null && isNarrowed(narrowing) && (latest.data.more || lacksKind(latest.data, narrowing))
  const part = useQuery({ ...closureListQuery(api, { ...request, narrowing }), enabled: request.enabled && selects })
  const partRead = selects ? part.data : undefined
  return {
    read: partRead ?? latest?.data,
    isSearched: request.q !== '' && isOf(whole) && (partRead === undefined || isOf(part)),
    left: partRead === undefined ? 0 : Math.max(0, (latest?.data.count ?? 0) - partRead.count),
    error: whole.error ?? (selects ? part.error : null),
    isFetching: whole.isFetching || part.isFetching,
    isOutdated: whole.isPlaceholderData || part.isPlaceholderData,
    loadedAt: latest?.loadedAt ?? 0,
  }
}

/** Whether a query has what was asked for, and not what was there before. */
function isOf({ data, isPlaceholderData }: { readonly data: unknown; readonly isPlaceholderData: boolean }): boolean {
  return data !== undefined && !isPlaceholderData
}

/** Whether the device cannot select by the kind of source: the specification has the filter, and not the field. */
function lacksKind({ records }: ListRead<ClosureRecord>, { source_kind }: Narrowing): boolean {
  return source_kind !== undefined && records.some((record) => record.source_kind === undefined)
}

function useClosureRequest(moment: Moment) {
  const view = useView()
  const { filter, narrowing } = useClosureFilter()
  const [q] = useTextFilter()
  const searches = useCapabilities()?.extensions.has('text_search') ?? false
  // In some zone it is another day by one; what is asked for reaches back further than that.
  const timeline = useTimelineWindow('UTC')
  const everywhere = q !== '' && searches
  return {
    box: useQueryBox(everywhere),
    q: searches ? q : '',
    endedSince: endedSince(moment, filter.status.includes('expired'), narrowing, timeline?.from),
    enabled: view !== null,
  }
}

/** What decides which of the records read are shown, and how. */
export interface ViewOptions {
  readonly moment: Moment
  readonly timeZone: string | null
  readonly filter: StatusFilter
  readonly narrowing: Narrowing
  /** What is still to be searched for; empty where the service has done so. */
  readonly q: string
  /** How many records the service has left out of what was read. */
  readonly left: number
}

/** Pure: what of the records read is shown, and how much there is of each kind. */
export function closuresInView(read: ListRead<ClosureRecord>, options: ViewOptions): ClosuresInView {
  const { moment, timeZone, filter, narrowing, q, left } = options
  const states = read.records.map((record) => closureStateWhen(record, moment, timeZone))
  const isFound = ({ record }: ClosureState) => matchesNarrowing(record, narrowing) && holdsText(record, q)
  const isMatching = (state: ClosureState) =>
    isFound(state) && hasShownStatus(filter, state) && hasShownType(filter, state)
  const expiredKnown = filter.status.includes('expired')
  const found = states.filter(isFound)
  const counts = countByKind(found)
  const ofAnyStatus = found.filter((state) => hasShownType(filter, state))
  const seen = states.filter((state) => expiredKnown || state.status !== 'expired')
  const others = seen.filter((state) => !isMatching(state))
  return {
    matching: seen.filter(isMatching).sort(worstFirst),
    ofAnyStatus,
    others,
    hidden: others.length + left,
    counts: expiredKnown ? counts : { ...counts, expired: null },
    unreadable: read.unreadable,
    q,
    beyondLimit: read.more ? read.count : null,
  }
}

/** Orders closures by how much they matter now, then by name. */
export function worstFirst(a: ClosureState, b: ClosureState): number {
  return compareWorstFirst(a, b) || a.record.name.localeCompare(b.record.name)
}
