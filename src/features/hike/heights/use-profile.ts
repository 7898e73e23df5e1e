import { queryOptions, useQuery } from '@tanstack/react-query'
import { lookUpHeights } from '../check/hike-client.ts'
import { useHikeStage } from '../hike-stage.ts'
import type { ShownProfile } from '../line/profile.ts'
import { useHeightsSources, type HeightsSource } from './heights-source.ts'

/** The heights along the hike, and where they are from. */
export interface HikeProfile {
  /** Null where none are known, or not yet. */
  readonly profile: ShownProfile | null
  readonly isOfMap: boolean
  /** Whether the map has heights that could not be read. */
  readonly isUnread: boolean
}

/** The heights that the route has itself, or else those of the map. */
export function useProfile(): HikeProfile {
  const stage = useHikeStage()
  const sources = useHeightsSources()
  const line = stage.kind === 'line' ? stage : null
  const own = line?.line.profile ?? null
  const isWanted = line !== null && own === null && sources.length > 0
  const { data = null, isError } = useQuery({ ...heightsQuery(line?.id ?? null, sources), enabled: isWanted })
  return { profile: own ?? data, isOfMap: own === null && data !== null, isUnread: isWanted && isError }
}

/** The profile of the line of a number by the heights of the map; the worker keeps the line. */
function heightsQuery(line: number | null, sources: readonly HeightsSource[]) {
  return queryOptions({
    queryKey: ['hike-heights', line, sources],
    queryFn: ({ signal }) => lookUpHeights(sources, signal),
    staleTime: Infinity,
    structuralSharing: false,
  })
}
