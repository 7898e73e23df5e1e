import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { CLOSURE_DEFAULT_FIELDS, type ClosureField } from '#contract/records/closure.ts'
import type { BBox } from '#contract/geometry.ts'
import type { LocalDate } from '#contract/status/local-time.ts'
import type { ClosureQuery } from '#contract/query/closure-query.ts'
import type { Api } from '#core/api/client.ts'
import { listClosures } from '#core/api/operations/closures.ts'
import type { Narrowing } from './filters/narrowing.ts'

/** The family of the closure lists among the queries. */
export const CLOSURES = 'closures'

/** More closures than this in one view are not drawn; the list says how many there are. */
const CLOSURE_LIMIT = 2000

const LIST_FIELDS: readonly ClosureField[] = [
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
  /** Empty: any name. Answered by services that search; others' records are searched on the device. */
  readonly q: string
  /** The first day on which they may have ended, to ask for more than what is not over today; null: no more. */
  readonly endedSince: LocalDate | null
  /** What the service selects by; empty where the device does. */
  readonly narrowing: Narrowing
}

/** The closures of a place, current and upcoming, with expired ones where they are asked for. */
export function closureListQuery(api: Api, { box, q, endedSince, narrowing }: ClosureListRequest) {
  const query: ClosureQuery = {
    fields: LIST_FIELDS,
    ...(box !== null && { bbox: box }),
    ...(q !== '' && { q }),
    ...(endedSince !== null && { ends_after: endedSince }),
    ...narrowing,
  }
  return queryOptions({
    queryKey: [CLOSURES, api.base, query],
    queryFn: ({ signal }) => listClosures(api, query, { limit: CLOSURE_LIMIT, signal }),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    refetchInterval: 60_000,
  })
}
