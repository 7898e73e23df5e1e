import { useMemo } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useListChoice } from '#core/address/list-choice.ts'
import { useApi } from '#core/api/api-context.ts'
import { fromKnown, useLatest } from '#core/api/latest.ts'
import { useCapabilities, type Capabilities } from '#core/api/capabilities.ts'
import type { ListRead } from '#core/api/list.ts'
import { useSteadyLoaded, type Loaded } from '#core/api/loaded.ts'
import type { AreaRecord } from '#contract/records/area.ts'
import { requiredContext } from '#core/ui/hooks/required-context.ts'
import { boxesIntersect } from '#contract/geo/box.ts'
import type { BBox } from '#contract/geometry.ts'
import { useMatcher, type HoldersOf } from '#core/match/use-matcher.ts'
import { useTextFilter } from '#core/filters/text-filter.ts'
import { useView, type View } from '#core/viewport/bounds.ts'
import { useQueryBox, useSeenBox } from '#core/viewport/query-box.ts'
import { isAreaNarrowed, matchesAreaFilter, useAreaFilter, type AreaNarrowing } from './filters/area-filter.ts'
import { hasAreasOf } from './known-areas.ts'
import { namesOfArea } from './names.ts'
import {
  AREA_SHAPES,
  areaCountQuery,
  areaListQuery,
  AREAS,
  areaShapesQuery,
  COUNT_LIMIT,
  LIST_LIMIT,
  SHAPE_LIMIT,
  WALK_LIMIT,
  type AreasRead,
} from './queries.ts'

/** The areas that the list shows. */
export interface AreasInView {
  readonly areas: readonly AreaRecord[]
  /** How many match, listed or not. */
  readonly count: number
  /** How many more there would be without the filters of areas. */
  readonly hidden: number
  /** How many records of those read make no sense. */
  readonly unreadable: number
  /** Areas that were read of those that the service has, where not all could be; null where the count is true. */
  readonly readOf: { readonly read: number; readonly all: number } | null
}

/** The areas of the view for all that lists or counts them, as the provider around has derived them. */
export const [AreasProvider, useAreasInView] = requiredContext<Loaded<AreasInView>>('AreasProvider')

/** The areas in view that the filters leave; with a text, those of that name anywhere. For a provider. */
export function useLoadedAreas(): Loaded<AreasInView> {
  const { narrowing } = useAreaFilter()
  const [list] = useListChoice()
  return useAreasOf(narrowing, list === 'areas' ? LIST_LIMIT : COUNT_LIMIT)
}

/** The areas in view of a narrowing, read up to a limit. */
export function useAreasOf(narrowing: AreaNarrowing, limit: number): Loaded<AreasInView> {
  const api = useApi()
  const view = useView()
  const capabilities = useCapabilities()
  const [q] = useTextFilter()
  const askable = capabilities?.extensions.has('areas_bbox') ?? false
  const box = useQueryBox(q !== '')
  const asked = { box, q, ...narrowing }
  const query = useQuery({
    ...(askable ? areaListQuery(api, asked, limit) : areaShapesQuery(api, null, WALK_LIMIT)),
    // So a part of the view, such as a card leaves of it, needs no request of its own.
    ...fromKnown<AreasRead>(useQueryClient(), AREAS, (known) => hasAreasOf(known, asked)),
    enabled: view !== null && capabilities !== null,
  })
  const latest = useLatest(query, askable ? AREAS : AREA_SHAPES)
  const read = latest?.data
  const isOutdated = latest?.isOther ?? false
  const seen = useSeenBox()
  const place = { box: q === '' ? seen : box, q }
  const isCounted = askable && view !== null && limit === LIST_LIMIT && isAreaNarrowed(narrowing)
  const { data: all = 0 } = useQuery({ ...areaCountQuery(api, place), enabled: isCounted })
  const isPart = askable && q === '' && !isOutdated && read?.more === true
  const counted = useQuery({ ...areaCountQuery(api, { ...place, ...narrowing }), enabled: isPart }).data
  const holdersOf = useMatcher(q !== '' && !askable)
  const data = useMemo(() => {
    if (read === undefined) return undefined
    // What was read of another view is told whole until this one is there.
    const within = q === '' && !isOutdated ? (view?.bounds ?? null) : null
    if (askable) return asAnswered(read, { within, counted: isPart ? counted : undefined, all: isCounted ? all : 0 })
    if (q !== '' && holdersOf === null) return undefined
    return selectedHere(read, { view, box, q, holdersOf, narrowing })
  }, [read, askable, isOutdated, isPart, counted, isCounted, all, view, box, q, holdersOf, narrowing])
  const { error, isFetching } = query
  return useSteadyLoaded({ data, error, isFetching, isOutdated, loadedAt: latest?.loadedAt ?? 0 })
}

interface Answered {
  /** What can be seen of what was asked for, which is more; null: all of it. */
  readonly within: BBox | null
  /** How many the service counts there, where not all were read. */
  readonly counted: number | undefined
  /** How many there are without the filters, as far as that is known. */
  readonly all: number
}

function asAnswered(read: ListRead<AreaRecord>, { within, counted, all }: Answered): AreasInView {
  const seen = within === null ? read.records : read.records.filter((area) => liesIn(within, area))
  const count = counted ?? (read.more ? read.count : seen.length)
  const { unreadable } = read
  return { areas: largestFirst(seen), count, hidden: Math.max(0, all - count), unreadable, readOf: null }
}

/** Whether an area lies in a box by its bounds; one of which these are not known lies in all. */
function liesIn(box: BBox, { bbox }: AreaRecord): boolean {
  return bbox == null || boxesIntersect(bbox, box)
}

function largestFirst(areas: readonly AreaRecord[]): readonly AreaRecord[] {
  return [...areas].sort((a, b) => (b.area_km2 ?? 0) - (a.area_km2 ?? 0) || a.name.localeCompare(b.name))
}

interface ViewOptions {
  readonly view: View | null
  /** What is asked of services that can be asked: the view or anywhere, within the region. */
  readonly box: BBox | null
  readonly q: string
  /** Null where no text is searched for. */
  readonly holdersOf: HoldersOf | null
  readonly narrowing: AreaNarrowing
}

/** What a service would answer that can be asked for a box and a name, out of what was read of one that cannot. */
function selectedHere(read: ListRead<AreaRecord>, { view, box, q, holdersOf, narrowing }: ViewOptions): AreasInView {
  const holders = holdersOf?.(read.records, q, namesOfArea) ?? null
  const found = read.records.filter(
    (area) =>
      (holders?.has(area) ?? (view === null || liesIn(view.bounds, area))) && (box === null || liesIn(box, area)),
  )
  const areas = found.filter((area) => matchesAreaFilter(area, narrowing))
  return {
    areas: largestFirst(areas),
    count: areas.length,
    hidden: found.length - areas.length,
    unreadable: read.unreadable,
    readOf: read.more ? { read: read.records.length, all: read.count } : null,
  }
}

/** The shapes to draw where the service has no tiles. */
export function useAreaShapes<T>(capabilities: Capabilities | null, select: (read: ListRead<AreaRecord>) => T) {
  const api = useApi()
  const view = useView()
  const askable = capabilities?.extensions.has('areas_bbox') ?? false
  const box = useQueryBox()
  return useQuery({
    ...(askable ? areaShapesQuery(api, box, SHAPE_LIMIT) : areaShapesQuery(api, null, WALK_LIMIT)),
    enabled: view !== null && capabilities !== null && capabilities.areaTiles === null,
    select,
  })
}
