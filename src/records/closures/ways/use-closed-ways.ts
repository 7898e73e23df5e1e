import { useMemo } from 'react'
import { keepPreviousData, queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import type { Geometry } from 'geojson'
import { outlineOf, type Outline } from '#contract/geo/outline.ts'
import { useActivities } from '#core/api/lookups.ts'
import { useView } from '#core/viewport/bounds.ts'
import { useGrounds } from '#map/ground/grounds.ts'
import type { DrawnClosures } from '../closures-in-view.ts'
import type { ClosureState } from '../closure-state.ts'
import type { ClosedWays, WayClosure } from './cut-ways.ts'
import type { WayTile } from './ways-question.ts'
import { walkingIds, wayPaintOf, type WayPaint } from '#contract/ground/way-paint.ts'
import { wayTilesOf } from './way-tiles.ts'
import { askWays } from './ways-client.ts'

/** The ways within a closure, with how they are marked. */
export interface MarkedWays extends ClosedWays {
  readonly paint: WayPaint
  /** The closure is filtered out: drawn pale. */
  readonly faded: boolean
}

const NONE: readonly ClosedWays[] = []

/** The ways of the view within closures that hold for walkers, as they stand at the moment. */
export function useClosedWays({ matching, others }: DrawnClosures): readonly MarkedWays[] {
  const view = useView()
  const grounds = useGrounds()
  const names = useActivities()
  const tiles = useMemo(() => (view === null ? [] : wayTilesOf(grounds, view)), [grounds, view])
  const marks = useMemo(() => {
    const walking = walkingIds(names)
    const marksOf = (states: readonly ClosureState[], faded: boolean) =>
      states.flatMap((state) => {
        const paint = wayPaintOf(state, walking, names)
        return paint === null || !hasInside(state.record.geometry) ? [] : [{ state, paint, faded }]
      })
    return [...marksOf(others, true), ...marksOf(matching, false)]
  }, [matching, others, names])
  // Whether they are closed or open at the moment, the same ways lie within: no step of the time asks again.
  const closures = useMemo(() => marks.flatMap(({ state }) => closureOf(state)), [marks])
  const { data = NONE } = useQuery(waysQuery(tiles, closures))
  return useMemo(() => {
    const byUuid = new Map(data.map((ways) => [ways.uuid, ways]))
    return marks.flatMap(({ state, paint, faded }) => {
      const ways = byUuid.get(state.record.uuid)
      return ways === undefined ? [] : [{ ...ways, paint, faded }]
    })
  }, [data, marks])
}

function waysQuery(tiles: readonly WayTile[], closures: readonly KnownClosure[]) {
  const isNeeded = tiles.length > 0 && closures.length > 0
  return queryOptions({
    queryKey: ['closed-ways', tiles.map(({ url }) => url), closures.map(({ key }) => key)],
    queryFn: isNeeded ? ({ signal }) => askWays({ tiles, closures }, signal) : skipToken,
    staleTime: Infinity,
    // What is drawn stays until the ways of the next view are known.
    placeholderData: isNeeded ? keepPreviousData : NONE,
  })
}

interface KnownClosure extends WayClosure {
  /** Tells one shape of a closure from another. */
  readonly key: string
}

/** By shape, so that each is made ready once. */
const outlines = new WeakMap<Geometry, { readonly outline: Outline; readonly number: number }>()
let lastNumber = 0

function closureOf({ record: { uuid, geometry } }: ClosureState): readonly KnownClosure[] {
  if (geometry == null) return []
  const known = outlines.get(geometry) ?? { outline: outlineOf(geometry), number: ++lastNumber }
  outlines.set(geometry, known)
  return [{ uuid, outline: known.outline, key: `${uuid} ${known.number}` }]
}

function hasInside(geometry: Geometry | null | undefined): boolean {
  if (geometry?.type === 'GeometryCollection') return geometry.geometries.some(hasInside)
  return geometry?.type === 'Polygon' || geometry?.type === 'MultiPolygon'
}
