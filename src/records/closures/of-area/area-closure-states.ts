import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { ClosureRecord } from '#contract/records/closure.ts'
import type { LocalDate } from '#contract/status/local-time.ts'
import { useApi } from '#core/api/api-context.ts'
import { useAppConfig } from '#core/api/app-config.ts'
import { useCapabilities } from '#core/api/capabilities.ts'
import { useMoment } from '#core/clock/moment.ts'
import { closureStateWhen, type ClosureState } from '../closure-state.ts'
import { worstFirst } from '../worst-first.ts'
import { isOfArea, reachingInto, type PlacedArea } from './is-of-area.ts'
import { useClosuresOfPlace } from '../known-read.ts'
import { areaClosuresQuery } from '../queries.ts'
import { endedSince } from '../reach.ts'

/** The closures of an area as they stand at a moment. */
export interface AreaClosureStates {
  /** What is current or upcoming, worst first. */
  readonly live: readonly ClosureState[]
  /** What is over, the last first. */
  readonly past: readonly ClosureState[]
  /** What is not over of other areas and reaches into this one: none of its closures. */
  readonly reaching: readonly ClosureState[]
  /** Whether these are all, with those that are over. */
  readonly isWhole: boolean
  /** How many records were read, of how many. */
  readonly read: number
  readonly count: number
}

/**
 * The closures of an area as they stand at the moment, with those that have ended since a day; undefined while they are
 * not known. The service selects them where it can and is reached, else the device does out of those of the area's box.
 */
export function useAreaClosureStates(area: PlacedArea, since: LocalDate) {
  const moment = useMoment()
  const { timeZone } = useAppConfig()
  const api = useApi()
  const capabilities = useCapabilities()
  const selects = capabilities?.extensions.has('closures_by_area') ?? false
  // Closures around the area are shown only while they are not over, so the map's own request already has them.
  const reach = selects ? endedSince(moment, false, {}) : since
  const listed = useClosuresOfPlace({ box: area.box, endedSince: reach, staleTime: 60_000 })
  const selected = useQuery({ ...areaClosuresQuery(api, [area.uuid], since, true), enabled: selects })
  const isSelected = selects && !selected.isLoadingError
  const query = isSelected ? selected : listed
  const { uuid, box, shape } = area
  const [read, around] = [query.data, listed.data]
  const found = useMemo(() => {
    if (read === undefined) return undefined
    const own = isSelected ? read.records : read.records.filter((record) => isOfArea(record, { uuid, box, shape }))
    const stand = (records: readonly ClosureRecord[]) =>
      records.map((record) => closureStateWhen(record, moment, timeZone))
    const states = stand(own)
    return {
      live: liveOf(states),
      past: states.filter(({ status }) => status === 'expired').sort(lastFirst),
      reaching: liveOf(stand(reachingInto(around?.records ?? [], own, shape))),
      isWhole: !read.more && !read.isPartial && isSelected === selects,
      read: read.records.length,
      count: read.more ? read.count : read.records.length,
    } satisfies AreaClosureStates
  }, [read, around, isSelected, selects, uuid, box, shape, moment, timeZone])
  return { query, found }
}

function liveOf(states: readonly ClosureState[]): readonly ClosureState[] {
  return states.filter(({ status }) => status !== 'expired').sort(worstFirst)
}

function lastFirst(a: ClosureState, b: ClosureState): number {
  return (b.record.end_on ?? '').localeCompare(a.record.end_on ?? '')
}
