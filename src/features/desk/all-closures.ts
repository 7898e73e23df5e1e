import { useMemo, useState } from 'react'
import type { Geometry } from 'geojson'
import type { Uuid } from '#contract/ids.ts'
import type { ClosureFilters } from '#contract/query/closure-query.ts'
import { CLOSURE_DEFAULT_FIELDS, type ClosureRecord, type ClosureField } from '#contract/records/closure.ts'
import { addDays, DAY, dateOf, type LocalDate } from '#contract/status/local-time.ts'
import { useApi } from '#core/api/api-context.ts'
import { pagesOf } from '#core/api/list.ts'
import { closurePages } from '#core/api/operations/closures.ts'
import { usePagedQuery, type PagedQuery } from '#core/api/paged-query.ts'
import type { Moment } from '#contract/standing/when.ts'
import { useClosureFilter } from '#records/closures/filters/closure-filter.ts'
import { useClosuresOfAreas } from '#records/closures/of-area/closures-of-areas.ts'
import { DESK_CLOSURES } from '#records/closures/queries.ts'
import { endedSince } from '#records/closures/reach.ts'
import { useQueryBox } from '#core/viewport/query-box.ts'
import type { OfAreas } from './rows/found-rows.ts'

const MINUTE = 60_000
/** What ended in the last days is of interest still: signs are to be taken away. */
const LAST_DAYS = 7

const FIELDS: readonly ClosureField[] = [...CLOSURE_DEFAULT_FIELDS, 'time_zone', 'is_binding', 'protected_area_uuids']
const SHAPES: readonly ClosureField[] = ['uuid', 'name', 'geometry']

/** What the desk reads. */
interface AllClosures extends PagedQuery<ClosureRecord> {
  /** Null where no area is asked for, undefined before they are known. */
  readonly ofAreas: OfAreas | null | undefined
  /** Whether someone has stopped the reading; what is read stays, and reading goes on from there. */
  readonly isHeld: boolean
  readonly hold: (isHeld: boolean) => void
}

/**
 * The closures and notices of the whole service, within the operator's region, as far as a moment needs them, whatever
 * the filters are.
 */
export function useAllClosures(moment: Moment): AllClosures {
  const filters = useReach(moment)
  const [isHeld, hold] = useState(false)
  const list = closurePages(useApi(), { ...filters, fields: FIELDS }, Infinity)
  const pages = usePagedQuery({ family: DESK_CLOSURES, list, every: MINUTE, isEnough: () => isHeld })
  const own = useClosuresOfAreas(filters.ends_after)
  const { read } = own
  const ofAreas = useMemo(
    () =>
      read && { uuids: new Set(read.records.map(({ uuid }) => uuid)), isPart: read.more || read.isPartial === true },
    [read],
  )
  const failed = [pages, own].filter(({ error }) => error !== null)
  return {
    ...pages,
    error: failed[0]?.error ?? null,
    retry: () => failed.forEach(({ retry }) => retry()),
    ofAreas,
    isHeld,
    hold,
  }
}

/** What is read of the shapes of closures: how much of the list, from 0 to 1. */
export type OnShare = (share: number) => void
export type Shapes = ReadonlyMap<Uuid, Geometry | null>

/** Gives a function that reads the shapes of the same closures, page by page. It throws ApiError. */
export function useShapes(moment: Moment): (signal: AbortSignal, onShare: OnShare) => Promise<Shapes> {
  const filters = useReach(moment)
  const list = closurePages(useApi(), { ...filters, fields: SHAPES }, Infinity)
  return async (signal, onShare) => {
    const shapes = new Map<Uuid, Geometry | null>()
    for await (const { records, count } of pagesOf(list, signal)) {
      for (const { uuid, geometry = null } of records) shapes.set(uuid, geometry)
      onShare(Math.min(1, shapes.size / Math.max(1, count ?? shapes.size)))
    }
    return shapes
  }
}

function useReach(moment: Moment): ClosureFilters & { readonly ends_after: LocalDate } {
  const { filter, narrowing } = useClosureFilter()
  const since = endedSince(moment, filter.status.includes('expired'), narrowing)
  const region = useQueryBox(true)
  return { ends_after: earlier(since, daysAgo(moment.now, LAST_DAYS)), ...(region !== null && { bbox: region }) }
}

function daysAgo(now: number, days: number): LocalDate {
  return addDays(dateOf(Math.floor(now / DAY)), -days)
}

function earlier(a: LocalDate | null, b: LocalDate): LocalDate {
  return a !== null && a < b ? a : b
}
