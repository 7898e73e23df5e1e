import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { CLOSURE_DEFAULT_FIELDS, type ClosureField, type ClosureRecord } from '#contract/records/closure.ts'
import type { BBox } from '#contract/geometry.ts'
import type { Uuid } from '#contract/ids.ts'
import type { LocalDate } from '#contract/status/local-time.ts'
import type { ClosureQuery } from '#contract/query/closure-query.ts'
import type { Api } from '#core/api/client.ts'
import type { ListRead } from '#core/api/list.ts'
import { listClosures } from '#core/api/operations/closures.ts'
import type { Narrowing } from './filters/narrowing.ts'

/** The family of the closure lists among the queries. */
export const CLOSURES = 'closures'
/** The family of the closures of areas, wherever they lie. */
export const AREA_CLOSURES = 'area-closures'

/** The family of the rangers' desk, which reads them page by page. */
export const DESK_CLOSURES = 'desk-closures'

/** The family of the closures that services have found for a text. */
export const CLOSURES_FOUND = 'closures-found'

/** More closures than this in one view are not drawn; the list says how many there are. */
export const CLOSURE_LIMIT = 2000

/** What lists and the map need of a closure. */
export const LIST_FIELDS: readonly ClosureField[] = [
  ...CLOSURE_DEFAULT_FIELDS,
  'time_zone',
  'is_binding',
  'protected_area_uuids',
  'geometry',
  'geometry_from',
]

/** What of a closure list is asked for. It never depends on the hour: status is decided on the device. */
export interface ClosureListRequest {
  /** Null: anywhere. */
  readonly box: BBox | null
  /** The first day on which they may have ended, to ask for more than what is not over today; null: no more. */
  readonly endedSince: LocalDate | null
  /** What the service selects by; empty where the device does. */
  readonly narrowing: Narrowing
}

/**
 * The closures of areas wherever they lie, with those that have ended since a day. `selects`: whether the service has that
 * filter; else the device selects.
 */
export function areaClosuresQuery(api: Api, areas: readonly Uuid[], since: LocalDate | null, selects: boolean) {
  const query = queryOf({ box: null, endedSince: since, narrowing: { protected_area_uuid: areas } })
  return queryOptions({
    queryKey: [AREA_CLOSURES, api.base, query, selects],
    async queryFn({ signal }): Promise<ListRead<ClosureRecord>> {
      if (selects) return listClosures(api, query, { limit: CLOSURE_LIMIT, signal })
      const { readOfAreas } = await import('./of-area/read-of-areas.ts')
      const listIn = (box: BBox) =>
        listClosures(api, queryOf({ box, endedSince: since, narrowing: {} }), { limit: CLOSURE_LIMIT, signal })
      return readOfAreas(api, areas, { listIn, signal })
    },
    staleTime: 30_000,
    refetchInterval: 60_000,
  })
}

/** What was read of a closure list, and for which request. */
export interface ClosuresRead extends ListRead<ClosureRecord> {
  readonly asked: ClosureListRequest
}

/** The closures of a place, current and upcoming, with expired ones where they are asked for. */
export function closureListQuery(api: Api, asked: ClosureListRequest) {
  const query = queryOf(asked)
  return queryOptions({
    queryKey: [CLOSURES, api.base, query],
    queryFn: async ({ signal }): Promise<ClosuresRead> => {
      return { ...(await listClosures(api, query, { limit: CLOSURE_LIMIT, signal })), asked }
    },
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    refetchInterval: 60_000,
  })
}

/** The closures of a place that hold a text, for a service that searches; it may be they with a letter wrong. */
export function closuresFoundQuery(api: Api, request: ClosureListRequest, text: string) {
  const query = queryOf(request)
  return queryOptions({
    queryKey: [CLOSURES_FOUND, api.base, query, text],
    async queryFn({ signal }) {
      const { askInPieces } = await import('#core/match/on-demand.ts')
      return askInPieces((q) => listClosures(api, { ...query, q }, { limit: CLOSURE_LIMIT, signal }), text)
    },
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    refetchInterval: 60_000,
  })
}

/** What a service is asked for. */
export function queryOf({ box, endedSince, narrowing }: ClosureListRequest): ClosureQuery {
  return {
    fields: LIST_FIELDS,
    ...(box !== null && { bbox: box }),
    ...(endedSince !== null && { ends_after: endedSince }),
    ...narrowing,
  }
}
