import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { ListRead } from '#core/api/list.ts'
import { useSteadyLoaded, type Loaded } from '#core/api/loaded.ts'
import type { BBox } from '#contract/geometry.ts'
import { requiredContext } from '#core/ui/hooks/required-context.ts'
import { boxesIntersect } from '#contract/geo/box.ts'
import type { ClosureRecord } from '#contract/records/closure.ts'
import type { ClosureCell, ClosureSummary } from '#contract/records/closure-summary.ts'
import { compareWorstFirst } from '#contract/standing/order.ts'
import { useApi } from '#core/api/api-context.ts'
import { useAppConfig } from '#core/api/app-config.ts'
import { useLatest } from '#core/api/latest.ts'
import { useMoment } from '#core/clock/moment.ts'
import type { Moment } from '#contract/standing/when.ts'
import { useMatcher } from '#core/match/use-matcher.ts'
import { useTextFilter } from '#core/filters/text-filter.ts'
import { useView } from '#core/viewport/bounds.ts'
import { useCountedView } from './counted-view.ts'
import { useClosureRequest } from './closure-request.ts'
import { closureStateWhen, type ClosureState } from './closure-state.ts'
import { useClosureFilter } from './filters/closure-filter.ts'
import { isNarrowed, matchesNarrowing, type Narrowing } from './filters/narrowing.ts'
import {
  countByStatus,
  countsByKind,
  hasShownStatus,
  hasShownType,
  KINDS,
  shownOf,
  sumOf,
  type Kind,
  type StatusCounts,
  type StatusFilter,
} from './filters/status-filter.ts'
import { answers, within } from './known-read.ts'
import { CLOSURES, closureListQuery, type ClosuresRead } from './queries.ts'
import { useClosuresOfAreas } from './of-area/closures-of-areas.ts'
import { searched, type TextSearch } from './text-search.ts'
import { useHolders } from './text-holders.ts'

/** The closures of the view at a moment: what matches the filters, worst first, and what does not. */
export interface ClosuresInView {
  readonly matching: readonly ClosureState[]
  /** What matches the filters but those of status, expired ones too as far as they are read; in no order. */
  readonly ofAnyStatus: readonly ClosureState[]
  /** Loaded, but filtered out: faded on the map, counted in the list. */
  readonly others: readonly ClosureState[]
  /** Loaded, but beyond the view or under a panel: drawn like the others, and neither listed nor counted. */
  readonly beside: Pick<ClosuresInView, 'matching' | 'others'>
  /** How many the filters leave out, loaded or not. */
  readonly hidden: number
  /** How many there are by switch, whether it is on or not; null where that was not asked for. */
  readonly counts: Readonly<Record<Kind, number | null>>
  /** How many match, read or not; where not all were read and the service does not count, there are more of all these. */
  readonly count: number
  /** The same by display status. */
  readonly shown: StatusCounts
  readonly isAtLeast: boolean
  /** Where all that match lie but for status and type, as the service counts where not all were read. */
  readonly cells: readonly ClosureCell[] | null
  readonly unreadable: number
  /** Those read, of whatever status, that hold the text and are of the areas asked for; null: neither is. */
  readonly found: ReadonlySet<ClosureRecord> | null
  /** How many there are in all where not all were read. */
  readonly beyondLimit: number | null
  /** Where these are all that there are: beyond it nothing is known. Null: everywhere. */
  readonly box: BBox | null
}

/** Closures for all that lists, counts or draws them: those of the view, or what a page without a map has read. */
export const [ClosuresProvider, useClosuresInView] = requiredContext<Loaded<ClosuresInView>>(
  'Wrap this in a ClosuresProvider.',
)

/**
 * Loads and derives the closures of the view: once for each change of data, moment, filters or view. For a provider.
 * `withBeside`: what was read beside the view counts as in it.
 */
export function useLoadedClosures(withBeside: boolean): Loaded<ClosuresInView> {
  const moment = useMoment()
  const { timeZone } = useAppConfig()
  const { filter, narrowing } = useClosureFilter()
  const [q] = useTextFilter()
  const { read, left, holders, ofAreas, ...loading } = useClosureRecords(moment)
  const withExpired = filter.status.includes('expired')
  const counted = useCountedView(
    { ...useClosureRequest(moment), narrowing, at: moment.when, withExpired },
    read?.more === true,
  )
  const view = useView()
  // What was read of another view is told whole until this one is there.
  const within = withBeside || loading.isOutdated ? null : (view?.bounds ?? null)
  const holdersOf = useMatcher(q !== '')
  const search = useMemo(() => holdersOf && { q, holders, holdersOf }, [q, holders, holdersOf])
  const isReady = q === '' || search !== null
  const data = useMemo(
    () =>
      read && isReady && ofAreas !== undefined
        ? closuresInView(read, { moment, timeZone, filter, narrowing, search, ofAreas, left, counted, within })
        : undefined,
    [read, isReady, moment, timeZone, filter, narrowing, search, ofAreas, left, counted, within],
  )
  return useSteadyLoaded({ ...loading, data })
}

/**
 * The records of the view whatever the filters are, so that these can be changed without a request and what they leave
 * out is drawn and told. Only where the device cannot select does the service; `left` says how many it left out. With a
 * text, `holders` are those that the service has found anywhere.
 */
function useClosureRecords(moment: Moment) {
  const request = useClosureRequest(moment)
  const { narrowing } = useClosureFilter()
  const api = useApi()
  const { enabled, box } = request
  const wanted = { ...request, narrowing: {} }
  const whole = useQuery({ ...closureListQuery(api, wanted), enabled })
  const latest = useLatest(whole, CLOSURES, (read: ClosuresRead) => answers(read, wanted))
  const isOther = latest?.isOther ?? false
  const known = latest?.data
  const wholeRead = useMemo(() => (known === undefined || isOther ? known : within(known, box)), [known, isOther, box])
  const selects = latest !== null && isNarrowed(narrowing) && (latest.data.more || lacksKind(latest.data, narrowing))
  const part = useQuery({ ...closureListQuery(api, { ...request, narrowing }), enabled: enabled && selects })
  const partRead = selects ? part.data : undefined
  const search = useHolders(request, selects ? narrowing : {})
  const own = useClosuresOfAreas(request.endedSince)
  return {
    read: partRead ?? wholeRead,
    holders: search.data,
    left: partRead === undefined ? 0 : Math.max(0, (latest?.data.count ?? 0) - partRead.count),
    ofAreas: own.read,
    error: whole.error ?? (selects ? part.error : null) ?? search.error ?? own.error,
    isFetching: whole.isFetching || part.isFetching || search.isFetching || own.isFetching,
    isOutdated: isOther || (selects && part.isPlaceholderData) || search.isOutdated || own.isOutdated,
    loadedAt: latest?.loadedAt ?? 0,
  }
}

/** Whether the device cannot select by the kind of source: the specification has the filter, and not the field. */
function lacksKind({ records }: ListRead<ClosureRecord>, { source_kind }: Narrowing): boolean {
  return source_kind !== undefined && records.some((record) => record.source_kind === undefined)
}

/** What decides which of the records read are shown, and how. */
export interface ViewOptions {
  readonly moment: Moment
  readonly timeZone: string | null
  readonly filter: StatusFilter
  readonly narrowing: Narrowing
  /** What is searched for; without it nothing is. */
  readonly search?: TextSearch | null
  /** The closures of the areas that are asked for; without it of any. */
  readonly ofAreas?: ListRead<ClosureRecord> | null
  /** How many records the service has left out of what was read. */
  readonly left: number
  /** What the service counts where not all was read; null where it does not. */
  readonly counted: ClosureSummary | null
  /** What can be seen of what was read; without one all of it. */
  readonly within?: BBox | null
}

/** Pure: what of the records read is shown, and how much there is of each kind. */
export function closuresInView(read: ClosuresRead, options: ViewOptions): ClosuresInView {
  const { moment, timeZone, filter, narrowing, search = null, ofAreas = null, left, counted, within = null } = options
  const { found, records, elsewhere: elsewhereFound } = searched(read, search, ofAreas)
  const states = records.map((record) => closureStateWhen(record, moment, timeZone))
  const isFound = ({ record }: ClosureState) =>
    matchesNarrowing(record, narrowing) && (found === null || found.has(record))
  const isMatching = (state: ClosureState) =>
    isFound(state) && hasShownStatus(filter, state) && hasShownType(filter, state)
  const isInView = found === null && within !== null ? liesIn(within) : () => true
  const isBeside = (state: ClosureState) => !isInView(state)
  const expiredKnown = filter.status.includes('expired')
  const wanted = states.filter((state) => isInView(state) && isFound(state))
  // What holds a text or is of an area is told by its records, wherever it lies.
  const numbers = found === null ? counted?.display_status : undefined
  const counts = countsByKind(numbers ?? countByStatus(wanted))
  const ofAnyStatus = wanted.filter((state) => hasShownType(filter, state))
  const seen = states.filter((state) => expiredKnown || state.status !== 'expired')
  const [fitting, leftOut] = [seen.filter(isMatching), seen.filter((state) => !isMatching(state))]
  const [matching, others] = [fitting.filter(isInView).sort(worstFirst), leftOut.filter(isInView)]
  const shown = numbers === undefined ? countByStatus(matching) : shownOf(filter, numbers, counted?.expired_type)
  const count = sumOf(shown)
  const seenKinds = KINDS.filter((kind) => expiredKnown || kind !== 'expired')
  const unread = found === null || search?.holders === undefined ? 0 : unreadWithout(read, elsewhereFound)
  const elsewhere =
    numbers === undefined ? others.length + unread : seenKinds.reduce((sum, kind) => sum + counts[kind], 0) - count
  return {
    matching,
    ofAnyStatus,
    others,
    beside: { matching: fitting.filter(isBeside), others: leftOut.filter(isBeside) },
    hidden: elsewhere + left,
    counts: expiredKnown ? counts : { ...counts, expired: null },
    count,
    shown,
    isAtLeast: found === null ? read.more && numbers === undefined : (ofAreas ?? search?.holders ?? read).more,
    cells: (read.more ? counted?.cells : null) ?? null,
    unreadable: read.unreadable + (search?.holders?.unreadable ?? 0) + (ofAreas?.unreadable ?? 0),
    found,
    beyondLimit: read.more ? read.count : null,
    box: read.asked.box,
  }
}

/** How many records of the place were not read, but for those that a service has found for a text: they lack it. */
function unreadWithout({ records, count, unreadable, asked: { box } }: ClosuresRead, found: readonly ClosureRecord[]) {
  const isThere = ({ bbox }: ClosureRecord) => box === null || (bbox != null && boxesIntersect(bbox, box))
  return Math.max(0, count - records.length - unreadable - found.filter(isThere).length)
}

/** Whether a closure lies in a box by its bounds; one without a place lies in all. */
function liesIn(box: BBox): (state: ClosureState) => boolean {
  return ({ record: { bbox } }) => bbox == null || boxesIntersect(bbox, box)
}

/** Everything that was read and is drawn, in the view or beside it. */
export function drawnIn({ matching, others, beside }: ClosuresInView): Pick<ClosuresInView, 'matching' | 'others'> {
  return { matching: [...matching, ...beside.matching], others: [...others, ...beside.others] }
}

/** Orders closures by how much they matter now, then by name. */
export function worstFirst(a: ClosureState, b: ClosureState): number {
  return compareWorstFirst(a, b) || a.record.name.localeCompare(b.record.name)
}
