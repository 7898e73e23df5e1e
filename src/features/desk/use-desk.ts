import { useMemo } from 'react'
import type { ClosureRecord } from '#contract/records/closure.ts'
import type { BBox } from '#contract/geometry.ts'
import type { Uuid } from '#contract/ids.ts'
import { useAppConfig } from '#core/api/app-config.ts'
import type { ListRead } from '#core/api/list.ts'
import { useSourceName } from '#core/api/lookups.ts'
import { useMoment } from '#core/clock/moment.ts'
import { closureStateWhen, type ClosureState } from '#records/closures/closure-state.ts'
import { useActivityNames, useReasonName } from '#records/closures/card/closure-terms.ts'
import { worstFirst, type ClosuresInView } from '#records/closures/closures-in-view.ts'
import { useClosureFilter } from '#records/closures/filters/closure-filter.ts'
import { matchesNarrowing } from '#records/closures/filters/narrowing.ts'
import { countByKind, countByStatus, hasShownStatus, hasShownType } from '#records/closures/filters/status-filter.ts'
import { holdersOf } from '#core/match/rank.ts'
import { useTextFilter } from '#core/filters/text-filter.ts'
import { useLanguage } from '#core/i18n/messages.tsx'
import { useAllClosures } from './all-closures.ts'
import { useNamesOfAreas } from './area-names.ts'
import { useDeskAddress } from './desk-address.ts'
import type { Changed, Due } from './desk-names.ts'
import { textsOfRow, liesIn, sortRows, type DeskRow } from './table/desk-rows.ts'
import { dueEnds, isUpdatedSince, yesterdayAt } from './due.ts'

const NONE: readonly ClosureRecord[] = []

/** What the desk shows at a moment. */
export interface Desk {
  /** In the order asked for; undefined before anything is there. */
  readonly rows: readonly DeskRow[] | undefined
  /** The same as a view of the map, which filters and their counts go by. */
  readonly closures: ClosuresInView | undefined
  readonly read: ListRead<ClosureRecord> | undefined
  /** The names of the areas that they are recorded for, as far as they are known. */
  readonly areaNames: ReadonlyMap<Uuid, string>
  readonly isReading: boolean
  readonly error: Error | null
  /** Epoch ms. */
  readonly loadedAt: number
  readonly retry: () => void
}

/** Reads, derives, filters and sorts the closures of the service; `box`: only those that lie in it. */
export function useDesk(box: BBox | null): Desk {
  const language = useLanguage()
  const [{ sort }] = useDeskAddress()
  const pages = useAllClosures(useMoment())
  const states = useStates(pages.read)
  const areaNames = useNamesOfAreas(pages.read?.records ?? NONE)
  const toRow = useNaming(areaNames)
  const all = useMemo(() => states?.map(toRow), [states, toRow])
  const { ofAreas } = pages
  const matches = useMatching(box, all, ofAreas ?? null)
  const found = useMemo(() => (ofAreas === undefined ? undefined : all?.filter(matches.all)), [all, matches, ofAreas])
  const rows = useMemo(() => found && sortRows(found, sort, language), [found, sort, language])
  const closures = useMemo(
    () => pages.read && all && found && asInView(pages.read, all, found, matches),
    [pages.read, all, found, matches],
  )
  return { ...pages, rows, closures, areaNames }
}

/** How every closure that was read stands at the moment, worst first, whatever the filters are. */
function useStates(read: ListRead<ClosureRecord> | undefined): readonly ClosureState[] | undefined {
  const moment = useMoment()
  const { timeZone } = useAppConfig()
  return useMemo(
    () =>
      read &&
      onceEach(read.records)
        .map((record) => closureStateWhen(record, moment, timeZone))
        .sort(worstFirst),
    [read, moment, timeZone],
  )
}

/** A record that moves while the pages are read comes in two of them; the later one is the newer. */
function onceEach(records: readonly ClosureRecord[]): readonly ClosureRecord[] {
  return [...new Map(records.map((record) => [record.uuid, record])).values()]
}

interface Matching {
  /** The rows that hold the text that is searched for; null: no text is. */
  readonly holders: ReadonlySet<DeskRow> | null
  /** By every filter. */
  readonly all: (row: DeskRow) => boolean
  /** By those that the switches for status and type do not set. */
  readonly butKind: (row: DeskRow) => boolean
}

/** What the filters leave. */
function useMatching(
  box: BBox | null,
  rows: readonly DeskRow[] | undefined,
  ofAreas: ReadonlySet<Uuid> | null,
): Matching {
  const { now } = useMoment()
  const { filter, narrowing } = useClosureFilter()
  const [{ due, changed }] = useDeskAddress()
  const [q] = useTextFilter()
  const holders = useMemo(() => holdersOf(rows ?? [], q, textsOfRow), [rows, q])
  return useMemo(() => {
    const butKind = (row: DeskRow) =>
      matchesNarrowing(row.state.record, narrowing) &&
      (ofAreas === null || ofAreas.has(row.state.record.uuid)) &&
      (box === null || liesIn(row.state.record, box)) &&
      isWanted(row.state, { due, changed, now }) &&
      (holders === null || holders.has(row))
    const all = (row: DeskRow) => hasShownStatus(filter, row.state) && hasShownType(filter, row.state) && butKind(row)
    return { all, butKind, holders }
  }, [box, now, filter, narrowing, due, changed, holders, ofAreas])
}

function useNaming(areas: ReadonlyMap<Uuid, string>): (state: ClosureState) => DeskRow {
  const [reasonOf, activitiesOf, sourceOf] = [useReasonName(), useActivityNames(), useSourceName()]
  return useMemo(
    () => (state) => {
      const { source_id, protected_area_uuids = [] } = state.record
      return {
        state,
        areas: namesOf(protected_area_uuids, areas),
        reason: reasonOf(state.record) ?? '',
        activities: activitiesOf(state.record).join(', '),
        source: source_id === undefined ? '' : (sourceOf(source_id) ?? ''),
      }
    },
    [areas, reasonOf, activitiesOf, sourceOf],
  )
}

function namesOf(uuids: readonly Uuid[], names: ReadonlyMap<Uuid, string>): string {
  return uuids.flatMap((uuid) => names.get(uuid) ?? []).join(', ')
}

interface Wanted {
  readonly due: readonly Due[]
  readonly changed: Changed | null
  /** Epoch ms. */
  readonly now: number
}

function isWanted(state: ClosureState, { due, changed, now }: Wanted): boolean {
  if (changed !== null && !isUpdatedSince(state.record, yesterdayAt(now))) return false
  if (due.length === 0) return true
  const { starts, ends } = dueEnds(state, due)
  return starts || ends
}

/** The desk as if it were a view of the map, for the filters and what they count. */
function asInView(
  read: ListRead<ClosureRecord>,
  all: readonly DeskRow[],
  found: readonly DeskRow[],
  matches: Matching,
): ClosuresInView {
  const kept = new Set(found)
  const others = all.filter((row) => !kept.has(row))
  const ofAnyKind = all.filter(matches.butKind).map(({ state }) => state)
  return {
    matching: found.map(({ state }) => state),
    ofAnyStatus: ofAnyKind,
    others: others.map(({ state }) => state),
    beside: { matching: [], others: [] },
    hidden: others.length,
    counts: countByKind(ofAnyKind),
    found: matches.holders && new Set(Array.from(matches.holders, ({ state }) => state.record)),
    count: found.length,
    shown: countByStatus(found.map(({ state }) => state)),
    isAtLeast: false,
    cells: null,
    unreadable: read.unreadable,
    beyondLimit: null,
    box: null,
  }
}
