import { useMemo } from 'react'
import type { BBox } from '#contract/geometry.ts'
import type { Uuid } from '#contract/ids.ts'
import type { ClosureRecord } from '#contract/records/closure.ts'
import { useAppConfig } from '#core/api/app-config.ts'
import { useGrowing } from '#core/api/growing.ts'
import type { ListRead } from '#core/api/list.ts'
import { useSourceName } from '#core/api/lookups.ts'
import { useMoment } from '#core/clock/moment.ts'
import { useTextFilter } from '#core/filters/text-filter.ts'
import { useLanguage } from '#core/i18n/messages.tsx'
import { useSteps } from '#core/steps/use-steps.ts'
import { useActivityNames, useReasonName } from '#records/closures/card/closure-terms.ts'
import { useClosureFilter } from '#records/closures/filters/closure-filter.ts'
import { useAllClosures } from './all-closures.ts'
import { useNamesOfAreas } from './area-names.ts'
import { useDeskAddress } from './desk-address.ts'
import { derivedRows, type DerivedRows, type Telling } from './rows/derived-rows.ts'
import { foundRows, type FoundRows, type OfAreas, type Wishes } from './rows/found-rows.ts'

const NONE: readonly ClosureRecord[] = []

/** What the desk shows at a moment: all of one state, which stays until the next is there. */
export interface Desk extends Partial<FoundRows> {
  /** As far as the list is read, shown or not. */
  readonly readSoFar: ListRead<ClosureRecord> | undefined
  /** The names of the areas that they are recorded for, as far as they are known. */
  readonly areaNames: ReadonlyMap<Uuid, string>
  readonly isReading: boolean
  /** Whether what is shown is about to follow what is asked for. */
  readonly isPending: boolean
  readonly error: Error | null
  /** Epoch ms. */
  readonly loadedAt: number
  readonly retry: () => void
  /** Whether someone has stopped the reading. */
  readonly isHeld: boolean
  readonly hold: (isHeld: boolean) => void
}

/** Reads, derives, filters and sorts the closures of the service; `box`: only those that lie in it. */
export function useDesk(box: BBox | null): Desk {
  const { read: readSoFar, ofAreas, ...loading } = useAllClosures(useMoment())
  const read = useGrowing(readSoFar, loading.isReading)
  const areaNames = useNamesOfAreas(read?.records ?? NONE)
  const telling = useTelling(areaNames)
  const derive = useMemo(
    () => read && ((last: DerivedRows | undefined) => derivedRows(read, telling, last)),
    [read, telling],
  )
  const derived = useSteps(derive ?? null, DERIVED)
  const wishes = useWishes(box, ofAreas ?? null)
  const { made } = derived
  const find = useMemo(
    () => (made === undefined || ofAreas === undefined ? null : () => foundRows(made, wishes)),
    [made, ofAreas, wishes],
  )
  const found = useSteps(find, wishes)
  const isPending = derived.isPending || found.isPending
  const isReading = loading.isReading || (isPending && found.made?.read.more === true)
  return { ...loading, ...found.made, readSoFar, areaNames, isPending, isReading }
}

/** Every record is to be derived, whatever is asked for. */
const DERIVED = 'derived'

function useWishes(box: BBox | null, ofAreas: OfAreas | null): Wishes {
  const { now } = useMoment()
  const { filter, narrowing } = useClosureFilter()
  const [{ due, changed, sort }] = useDeskAddress()
  const [q] = useTextFilter()
  const language = useLanguage()
  return useMemo(
    () => ({ box, now, filter, narrowing, due, changed, q, ofAreas, sort, language }),
    [box, now, filter, narrowing, due, changed, q, ofAreas, sort, language],
  )
}

function useTelling(areas: ReadonlyMap<Uuid, string>): Telling {
  const moment = useMoment()
  const { timeZone } = useAppConfig()
  const [reasonOf, activitiesOf, sourceOf] = [useReasonName(), useActivityNames(), useSourceName()]
  const namesOf = useMemo(
    () => (record: ClosureRecord) => ({
      areas: (record.protected_area_uuids ?? []).flatMap((uuid) => areas.get(uuid) ?? []).join(', '),
      reason: reasonOf(record) ?? '',
      activities: activitiesOf(record).join(', '),
      source: record.source_id === undefined ? '' : (sourceOf(record.source_id) ?? ''),
    }),
    [areas, reasonOf, activitiesOf, sourceOf],
  )
  return useMemo(() => ({ moment, timeZone, namesOf }), [moment, timeZone, namesOf])
}
