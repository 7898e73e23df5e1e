import { useMemo } from 'react'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { boxesIntersect } from '#contract/geo/box.ts'
import type { BBox } from '#contract/geometry.ts'
import { useApi } from '#core/api/api-context.ts'
import { useAppConfig } from '#core/api/app-config.ts'
import { useCapabilities } from '#core/api/capabilities.ts'
import type { ListRead } from '#core/api/list.ts'
import { areaShapesQuery, WALK_LIMIT } from '#records/areas/queries.ts'
import { useMoment } from '#core/clock/moment.ts'
import { closureStateWhen, type ClosureState } from '#records/closures/closure-state.ts'
import { worstFirst } from '#records/closures/worst-first.ts'
import { endedSince } from '#records/closures/reach.ts'
import { useTimelineWindow } from '#records/closures/timeline/timeline-window.ts'
import {
  AROUND,
  areasAt,
  boxAround,
  closuresAt,
  isUnplaced,
  readTogether,
  reachOf,
  type AreaHere,
  type ClosuresApplying,
} from './applying.ts'
import { queryBox } from '#core/viewport/bounds.ts'
import type { Place } from './here-address.ts'
import { areasAroundQuery, closuresAroundQuery } from './queries.ts'

/** An answer that may be on its way, or may not have come. */
export interface Asked<T> {
  /** Undefined before there is one. */
  readonly data: T | undefined
  readonly error: Error | null
  readonly isFetching: boolean
  /** Epoch ms, of the oldest part of it that has come; 0 before there is one. */
  readonly loadedAt: number
  readonly retry: () => void
}

export interface Closures extends ClosuresApplying<ClosureState> {
  /** All that is recorded around, but for what has ended; no more than what is at the place where that alone is known. */
  readonly around: readonly ClosureState[]
  /** Whether what is around is known too, and not only what is at the place. */
  readonly aroundKnown: boolean
  /** Sources of all that is recorded around, by their ids. */
  readonly sources: readonly number[]
  /** How many are recorded around where not all were read; null where the answer is whole. */
  readonly beyondLimit: number | null
  readonly unreadable: number
  /** Whether all that is recorded at the place is in `here`, so that nothing else is. */
  readonly hereIsWhole: boolean
  /** Whether all that is recorded around is in `here` or was measured for `nearest`. */
  readonly aroundIsWhole: boolean
}

export interface Areas {
  readonly here: readonly AreaHere[]
  /** Whether areas may be missing: not all were read, or not all have a shape. */
  readonly partial: boolean
}

/** What applies at a place at the chosen moment. Closures and areas are asked for apart: what fails takes nothing else with it. */
export function useApplying(place: Place): { readonly closures: Asked<Closures>; readonly areas: Asked<Areas> } {
  const areas = useAreasAt(place)
  const closures = useClosuresAt(place, areas.data)
  return { closures, areas }
}

function useAreasAt(place: Place): Asked<Areas> {
  const api = useApi()
  const capabilities = useCapabilities()
  const askable = capabilities?.extensions.has('areas_bbox') ?? false
  const around = useQuery({ ...areasAroundQuery(api, askedBox(place, reachOf(place))), enabled: askable })
  const paged = useQuery({
    ...areaShapesQuery(api, null, WALK_LIMIT),
    enabled: capabilities !== null && !askable,
  })
  const query = askable ? around : paged
  const { data: read } = query
  const data = useMemo(
    () =>
      read && {
        here: areasAt(place, read.records),
        partial: !isWhole(read) || read.records.some((area) => isUnplaced(area, place)),
      },
    [read, place],
  )
  return asked([query], data)
}

function useClosuresAt(place: Place, areas: Areas | undefined): Asked<Closures> {
  const api = useApi()
  const moment = useMoment()
  const { timeZone } = useAppConfig()
  const since = endedSince(moment, false, {}, useTimelineWindow('UTC')?.from ?? null)
  const here = useQuery(closuresAroundQuery(api, askedBox(place, reachOf(place)), since))
  const around = useQuery(closuresAroundQuery(api, askedBox(place, AROUND), since))
  const read = useMemo(() => readTogether(here.data, around.data), [here.data, around.data])
  // Shown until the answer for another moment has come.
  const isStandIn = here.isPlaceholderData || around.isPlaceholderData
  const data = useMemo(() => {
    if (read === undefined) return undefined
    const records = read.records.filter(({ bbox }) => bbox == null || boxesIntersect(bbox, boxAround(place, AROUND)))
    const states = records
      .map((record) => closureStateWhen(record, moment, timeZone))
      .filter(({ status }) => status !== 'expired')
    const known = { here: areas?.here ?? [], complete: areas?.partial === false }
    const { here: at, maybe, nearest, unplaced } = closuresAt(place, states, known)
    const isPlaced = maybe.length === 0 && !isStandIn
    return {
      aroundKnown: around.data !== undefined,
      here: at.toSorted((a, b) => worstFirst(a.closure, b.closure)),
      maybe: maybe.toSorted(worstFirst),
      nearest,
      unplaced,
      around: states,
      sources: [...new Set(records.flatMap(({ source_id }) => source_id ?? []))],
      beyondLimit: read.more ? read.count : null,
      unreadable: read.unreadable,
      hereIsWhole: isPlaced && isWhole(here.data ?? around.data),
      aroundIsWhole: isPlaced && isWhole(around.data) && unplaced === 0,
    }
  }, [read, moment, timeZone, place, areas, here.data, around.data, isStandIn])
  return asked([here, around], data)
}

/** A box that holds all within so many metres of a place, on a grid: who walks asks anew at its next line. */
function askedBox(place: Place, metres: number): BBox {
  const bounds = boxAround(place, metres)
  return queryBox({ bounds, zoom: metres === AROUND ? 8 : 14 }) ?? bounds
}

function isWhole(read: ListRead<unknown> | undefined): boolean {
  return read !== undefined && !read.more && !read.isPartial && read.unreadable === 0
}

type Query = Pick<UseQueryResult, 'error' | 'isFetching' | 'dataUpdatedAt' | 'refetch'>

function asked<T>(queries: readonly Query[], data: T | undefined): Asked<T> {
  const failed = queries.filter(({ error }) => error !== null)
  const times = queries.map(({ dataUpdatedAt }) => dataUpdatedAt).filter((time) => time > 0)
  return {
    data,
    error: failed[0]?.error ?? null,
    isFetching: queries.some(({ isFetching }) => isFetching),
    loadedAt: times.length === 0 ? 0 : Math.min(...times),
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  }
}
