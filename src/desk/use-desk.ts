import { useMemo } from 'react'
import { STATUSES, type ClosureRecord } from '#contract/closure.ts'
import type { BBox } from '#contract/geometry.ts'
import type { Uuid } from '#contract/ids.ts'
import { useAppConfig } from '#api/app-config.ts'
import type { ListRead } from '#api/list.ts'
import { useActivities, useReasons, useSources } from '#api/lookups.ts'
import { useMoment } from '#clock/moment.ts'
import type { Moment } from '#clock/when.ts'
import type { ClosureState } from '#closures/closure-state.ts'
import { closuresInView, type ClosuresInView } from '#closures/closures-in-view.ts'
import { useClosureFilter } from '#closures/filters/closure-filter.ts'
import { useTextFilter } from '#filters/text-filter.ts'
import { useLanguage, useMessages } from '#i18n/messages.tsx'
import { useAllClosures } from './all-closures.ts'
import { useNamesOfAreas } from './area-names.ts'
import { useDeskAddress } from './desk-address.ts'
import type { Changed, Due } from './desk-names.ts'
import { holdsText, liesIn, sortRows, type DeskRow } from './desk-rows.ts'
import { dueEnds, isUpdatedSince, yesterdayAt } from './due.ts'

const NONE: readonly ClosureRecord[] = []

/** What the desk shows at a moment. */
export interface Desk {
  /** In the order asked for; undefined before anything is there. */
  readonly rows: readonly DeskRow[] | undefined
  /** The same as a view of the map, which filters and their counts go by. */
  readonly closures: ClosuresInView | undefined
  readonly read: ListRead<ClosureRecord> | undefined
  readonly isReading: boolean
  readonly error: Error | null
  /** Epoch ms. */
  readonly loadedAt: number
  readonly retry: () => void
}

/** Reads, derives, filters and sorts the closures of the service; `box`: only those that lie in it. */
export function useDesk(box: BBox | null): Desk {
  const moment = useMoment()
  const language = useLanguage()
  const [{ due, changed, sort }] = useDeskAddress()
  const [q] = useTextFilter()
  const walked = useAllClosures(moment)
  const selected = useSelected(walked.read, moment)
  const toRow = useNaming(walked.read?.records ?? NONE)
  const found = useMemo(() => {
    if (selected === undefined) return undefined
    const matches = (row: DeskRow) =>
      holdsText(row, q) &&
      (box === null || liesIn(row.state.record, box)) &&
      isWanted(row.state, { due, changed, now: moment.now })
    return selected.matching.map(toRow).filter(matches)
  }, [selected, toRow, q, box, due, changed, moment.now])
  const rows = useMemo(() => found && sortRows(found, sort, language), [found, sort, language])
  const closures = useMemo(() => selected && found && narrowed(selected, found), [selected, found])
  return { ...walked, rows, closures }
}

/** What the filters that the map has too leave; without a status, what is due may be over already. */
function useSelected(read: ListRead<ClosureRecord> | undefined, moment: Moment): ClosuresInView | undefined {
  const { filter, narrowing, usual } = useClosureFilter()
  const [{ due, changed }] = useDeskAddress()
  const { timeZone } = useAppConfig()
  const ofAnyStatus = filter.status === usual.status && (due !== null || changed !== null)
  return useMemo(() => {
    const shown = ofAnyStatus ? { ...filter, status: STATUSES } : filter
    return read && closuresInView(read, { moment, timeZone, filter: shown, narrowing, q: '', left: 0 })
  }, [read, moment, timeZone, filter, narrowing, ofAnyStatus])
}

function useNaming(records: readonly ClosureRecord[]): (state: ClosureState) => DeskRow {
  const { list, card } = useMessages()
  const [areas, reasons] = [useNamesOfAreas(records), useReasons()]
  const [activities, sources] = [useActivities(), useSources()]
  return useMemo(
    () => (state) => {
      const { reason_id, activity_ids = [], source_id, protected_area_uuids = [] } = state.record
      return {
        state,
        areas: namesOf(protected_area_uuids, areas),
        reason: reason_id == null ? '' : (reasons.get(reason_id)?.name ?? list.reason(reason_id)),
        activities: activity_ids.map((id) => activities.get(id)?.name ?? list.activity(id)).join(', '),
        source: source_id === undefined ? '' : (sources.get(source_id)?.name ?? card.source(source_id)),
      }
    },
    [areas, reasons, activities, sources, list, card],
  )
}

function namesOf(uuids: readonly Uuid[], names: ReadonlyMap<Uuid, string>): string {
  return uuids.flatMap((uuid) => names.get(uuid) ?? []).join(', ')
}

interface Wanted {
  readonly due: Due | null
  readonly changed: Changed | null
  /** Epoch ms. */
  readonly now: number
}

function isWanted(state: ClosureState, { due, changed, now }: Wanted): boolean {
  if (changed !== null && !isUpdatedSince(state.record, yesterdayAt(now))) return false
  if (due === null) return true
  const { starts, ends } = dueEnds(state, due)
  return starts || ends
}

function narrowed(all: ClosuresInView, found: readonly DeskRow[]): ClosuresInView {
  const kept = new Set(found.map(({ state }) => state))
  const left = all.matching.filter((state) => !kept.has(state))
  return {
    ...all,
    matching: all.matching.filter((state) => kept.has(state)),
    others: [...all.others, ...left],
    hidden: all.hidden + left.length,
  }
}
