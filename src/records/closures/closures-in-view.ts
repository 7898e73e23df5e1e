import { useMemo } from 'react'
import type { ListRead } from '#core/api/list.ts'
import { useSteadyLoaded, type Loaded } from '#core/api/loaded.ts'
import type { BBox, LngLat } from '#contract/geometry.ts'
import { requiredContext } from '#core/ui/hooks/required-context.ts'
import { boxCentre, boxesIntersect } from '#contract/geo/box.ts'
import type { ClosureRecord } from '#contract/records/closure.ts'
import type { ClosureCell, ClosureSummary } from '#contract/records/closure-summary.ts'
import { useAppConfig } from '#core/api/app-config.ts'
import { useMoment } from '#core/clock/moment.ts'
import type { Moment } from '#contract/standing/when.ts'
import { useMatcher } from '#core/match/use-matcher.ts'
import { useTextFilter } from '#core/filters/text-filter.ts'
import { useView } from '#core/viewport/bounds.ts'
import { useCountedView } from './counted-view.ts'
import { useClosureRecords } from './closure-records.ts'
import { useClosureRequest } from './closure-request.ts'
import { closureStateWhen, type ClosureState } from './closure-state.ts'
import { useClosureFilter } from './filters/closure-filter.ts'
import { matchesNarrowing, type Narrowing } from './filters/narrowing.ts'
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
import { useIsApart } from './placeless/placeless-count.ts'
import type { ClosuresRead } from './queries.ts'
import { searched, type TextSearch } from './text-search.ts'
import { worstAndNearestFirst, worstFirst } from './worst-first.ts'

/** What the map has of closures: what matches the filters, and what does not; in no order. */
export interface DrawnClosures {
  readonly matching: readonly ClosureState[]
  readonly others: readonly ClosureState[]
}

/** The closures of the view at a moment: what matches the filters, worst and nearest first, and what does not. */
export interface ClosuresInView {
  readonly matching: readonly ClosureState[]
  /** What matches the filters but those of status, expired ones too as far as they are read; in no order. */
  readonly ofAnyStatus: readonly ClosureState[]
  /** Loaded, but filtered out: faded on the map, counted in the list. */
  readonly others: readonly ClosureState[]
  /** All that was read, beyond the view or under a panel too: the same object wherever the view moves within it. */
  readonly drawn: DrawnClosures
  /** How many the filters leave out, loaded or not. */
  readonly hidden: number
  /** How many there are by switch, whether it is on or not; null where that was not asked for. */
  readonly counts: Readonly<Record<Kind, number | null>>
  /** How many match, read or not; there may be more of all these where {@link isAtLeast} says so. */
  readonly count: number
  /** The same by display status. */
  readonly shown: StatusCounts
  /** Whether not all were read and the service does not count, or the device knows of a part of the view alone. */
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

/** Whether closures lie in the view that were neither read nor counted where they are. */
export function isPartlyRead({ beyondLimit, cells }: ClosuresInView): boolean {
  return beyondLimit !== null && cells === null
}

/** Closures for all that lists, counts or draws them: those of the view, or what a page without a map has read. */
export const [ClosuresProvider, useClosuresInView] = requiredContext<Loaded<ClosuresInView>>('ClosuresProvider')

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
  const isApart = useIsApart()
  const counted = useCountedView(
    { ...useClosureRequest(moment), narrowing, at: moment.when, withExpired, isApart },
    read?.more === true,
  )
  const view = useView()
  // What was read of another view is told whole until this one is there.
  const within = withBeside || loading.isOutdated ? null : (view?.bounds ?? null)
  const holdersOf = useMatcher(q !== '')
  const search = useMemo(() => holdersOf && { q, holders, holdersOf }, [q, holders, holdersOf])
  const isReady = q === '' || search !== null
  const stated = useMemo(
    () =>
      read && isReady && ofAreas !== undefined
        ? statedClosures(read, { moment, timeZone, filter, narrowing, search, ofAreas, isApart })
        : undefined,
    [read, isReady, moment, timeZone, filter, narrowing, search, ofAreas, isApart],
  )
  const data = useMemo(
    () => stated && seenOf(stated, { filter, left, counted, within, from: view && boxCentre(view.bounds) }),
    [stated, filter, left, counted, within, view],
  )
  return useSteadyLoaded({ ...loading, data })
}

/** What decides which of the records read are drawn, and how. */
interface StateOptions {
  readonly moment: Moment
  readonly timeZone: string | null
  readonly filter: StatusFilter
  readonly narrowing: Narrowing
  /** What is searched for; without it nothing is. */
  readonly search?: TextSearch | null
  /** The closures of the areas that are asked for; without it of any. */
  readonly ofAreas?: ListRead<ClosureRecord> | null
  /** Whether those that are nowhere are listed apart, and not here. */
  readonly isApart?: boolean
}

/** What decides which of them are listed and counted. */
interface SeenOptions {
  readonly filter: StatusFilter
  /** How many records the service has left out of what was read. */
  readonly left: number
  /** What the service counts where not all was read; null where it does not. */
  readonly counted: ClosureSummary | null
  /** What can be seen of what was read; without one all of it. */
  readonly within?: BBox | null
  /** Where one looks: of what matters as much the nearer comes first; without it the name decides. */
  readonly from?: LngLat | null
}

export interface ViewOptions extends StateOptions, SeenOptions {}

/** Pure: what of the records read is shown, and how much there is of each kind. */
export function closuresInView(read: ClosuresRead, options: ViewOptions): ClosuresInView {
  return seenOf(statedClosures(read, options), options)
}

interface StatedClosures extends Pick<StateOptions, 'search' | 'ofAreas'> {
  readonly read: ClosuresRead
  readonly found: ReadonlySet<ClosureRecord> | null
  readonly elsewhereFound: readonly ClosureRecord[]
  /** Those that the filters but those of status and type leave. */
  readonly wanted: readonly ClosureState[]
  readonly drawn: DrawnClosures
  /** Whether expired ones were asked for. */
  readonly expiredKnown: boolean
}

/** How all that was read stands, wherever the view is within it. */
function statedClosures(read: ClosuresRead, options: StateOptions): StatedClosures {
  const { moment, timeZone, filter, narrowing, search = null, ofAreas = null, isApart = false } = options
  const { found, records, elsewhere: elsewhereFound } = searched(read, search, ofAreas)
  const listed = isApart ? records.filter(({ geometry_from }) => geometry_from !== 'none') : records
  const states = listed.map((record) => closureStateWhen(record, moment, timeZone))
  const isWanted = ({ record }: ClosureState) =>
    matchesNarrowing(record, narrowing) && (found === null || found.has(record))
  const isMatching = (state: ClosureState) =>
    isWanted(state) && hasShownStatus(filter, state) && hasShownType(filter, state)
  const expiredKnown = filter.status.includes('expired')
  const seen = states.filter(({ status }) => expiredKnown || status !== 'expired')
  const drawn = { matching: seen.filter(isMatching), others: seen.filter((state) => !isMatching(state)) }
  const wanted = states.filter(isWanted)
  return { read, search, ofAreas, found, elsewhereFound, wanted, drawn, expiredKnown }
}

function seenOf(
  stated: StatedClosures,
  { filter, left, counted, within = null, from = null }: SeenOptions,
): ClosuresInView {
  const { read, search, ofAreas, found, elsewhereFound, drawn, expiredKnown } = stated
  const isInView = found === null && within !== null ? liesIn(within) : () => true
  const wanted = stated.wanted.filter(isInView)
  // What holds a text or is of an area is told by its records, wherever it lies.
  const numbers = found === null ? counted?.display_status : undefined
  const all = found === null ? read : (ofAreas ?? search?.holders ?? read)
  const counts = countsByKind(numbers ?? countByStatus(wanted))
  const ofAnyStatus = wanted.filter((state) => hasShownType(filter, state))
  const [matching, others] = [drawn.matching.filter(isInView), drawn.others.filter(isInView)]
  const shown = numbers === undefined ? countByStatus(matching) : shownOf(filter, numbers, counted?.expired_type)
  const count = sumOf(shown)
  const seenKinds = KINDS.filter((kind) => expiredKnown || kind !== 'expired')
  const unread = found === null || search?.holders === undefined ? 0 : unreadWithout(read, elsewhereFound)
  const elsewhere =
    numbers === undefined ? others.length + unread : seenKinds.reduce((sum, kind) => sum + counts[kind], 0) - count
  return {
    matching: matching.sort(from === null ? worstFirst : worstAndNearestFirst(from)),
    ofAnyStatus,
    others,
    drawn,
    hidden: elsewhere + left,
    counts: expiredKnown ? counts : { ...counts, expired: null },
    count,
    shown,
    isAtLeast: all.isPartial === true || (all.more && numbers === undefined),
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
