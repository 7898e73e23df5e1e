import { useQuery, useQueryClient } from '@tanstack/react-query'
import { boxesIntersect, boxHolds } from '#contract/geo/box.ts'
import { useApi } from '#core/api/api-context.ts'
import { fromKnown } from '#core/api/latest.ts'
import { isNarrowed } from './filters/narrowing.ts'
import { CLOSURES, closureListQuery, type ClosureListRequest, type ClosuresRead } from './queries.ts'

interface PlaceRequest extends Omit<ClosureListRequest, 'narrowing'> {
  readonly enabled?: boolean
  /** For how long what was read is good, in ms. */
  readonly staleTime?: number
}

/**
 * The closures of a place, whatever the filters are. An earlier answer that holds them all is used for as long as it is
 * good, and also where the request fails; so a part of a view needs no request of its own.
 */
export function useClosuresOfPlace({ box, endedSince, ...options }: PlaceRequest) {
  const asked = { box, endedSince, narrowing: {} }
  return useQuery({
    ...closureListQuery(useApi(), asked),
    ...options,
    ...fromKnown<ClosuresRead>(
      useQueryClient(),
      CLOSURES,
      (read) => answers(read, asked),
      (read) => partOf(read, asked),
    ),
  })
}

/** Whether an answer holds all that another request would bring. */
export function answers({ asked, more }: ClosuresRead, wanted: ClosureListRequest): boolean {
  const reachesBack = wanted.endedSince === null || (asked.endedSince !== null && asked.endedSince <= wanted.endedSince)
  const hasPlace = asked.box === null || (wanted.box !== null && boxHolds(asked.box, wanted.box))
  return !more && !isNarrowed(asked.narrowing) && reachesBack && hasPlace
}

/** The part of an answer that another request would bring: the records whose boxes meet its box. */
export function partOf(read: ClosuresRead, asked: ClosureListRequest): ClosuresRead {
  const { box } = asked
  const records = read.records.filter(({ bbox }) => bbox == null || box === null || boxesIntersect(bbox, box))
  return { ...read, records, count: records.length, asked }
}
