import { useMemo } from 'react'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { ClosureField } from '#contract/records/closure.ts'
import type { LocalDate } from '#contract/status/local-time.ts'
import { useApi } from '#core/api/api-context.ts'
import { useAppConfig } from '#core/api/app-config.ts'
import type { Api } from '#core/api/client.ts'
import { listClosures } from '#core/api/operations/closures.ts'
import { useMoment } from '#core/clock/moment.ts'
import { useTextFilter } from '#core/filters/text-filter.ts'
import { useMatcher } from '#core/match/use-matcher.ts'
import { useClosureRequest } from '../closure-request.ts'
import { closuresInView, type ClosuresInView, type ViewOptions } from '../closures-in-view.ts'
import { useClosureFilter } from '../filters/closure-filter.ts'
import { CLOSURE_LIMIT, LIST_FIELDS, type ClosuresRead } from '../queries.ts'
import { usePlacelessCount } from './placeless-count.ts'

/** The family of the closures that are nowhere. */
export const PLACELESS = 'placeless-closures'

/** The device searches their texts itself, as their number is small. */
const FIELDS: readonly ClosureField[] = [
  ...LIST_FIELDS.filter((field) => field !== 'geometry'),
  'description',
  'purpose',
]

/** The closures that are nowhere, of a service that tells them from others; `endedSince` as in a list of closures. */
export function placelessQuery(api: Api, endedSince: LocalDate | null) {
  const query = {
    fields: FIELDS,
    geometry_from: ['none'],
    ...(endedSince !== null && { ends_after: endedSince }),
  } as const
  return queryOptions({
    queryKey: [PLACELESS, api.base, endedSince],
    queryFn: async ({ signal }): Promise<ClosuresRead> => {
      const read = await listClosures(api, query, { limit: CLOSURE_LIMIT, signal })
      return { ...read, asked: { box: null, endedSince, narrowing: {} } }
    },
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    refetchInterval: 60_000,
  })
}

/** What is known of the closures that are nowhere. */
export interface Placeless {
  /** Those that match the moment, the filters and the text; undefined before they are read, and where there are none. */
  readonly data: ClosuresInView | undefined
  readonly error: Error | null
  readonly retry: () => void
}

/** The closures that are nowhere, at the moment and with the filters of the list. */
export function usePlaceless(): Placeless {
  const moment = useMoment()
  const { timeZone } = useAppConfig()
  const { filter, narrowing } = useClosureFilter()
  const [q] = useTextFilter()
  const holdersOf = useMatcher(q !== '')
  const has = usePlacelessCount() !== 0
  const { endedSince } = useClosureRequest(moment)
  const { data: read, error, refetch } = useQuery({ ...placelessQuery(useApi(), endedSince), enabled: has })
  const data = useMemo(() => {
    if (read === undefined || !has || (q !== '' && holdersOf === null)) return undefined
    const search = holdersOf && { q, holdersOf }
    return placelessInView(read, { moment, timeZone, filter, narrowing, search })
  }, [read, has, q, holdersOf, moment, timeZone, filter, narrowing])
  return { data, error, retry: () => void refetch() }
}

type Options = Omit<ViewOptions, 'left' | 'counted'>

/** How many closures that are nowhere are to be told of beside a list; 0 while that is not known. */
export function usePlacelessTold(): number {
  const known = usePlacelessCount()
  return usePlaceless().data?.count ?? known ?? 0
}

/** Pure: those of the closures read that match, worst first. With a filter of areas only those that name one of them. */
function placelessInView(read: ClosuresRead, options: Options): ClosuresInView {
  const { protected_area_uuid: areas } = options.narrowing
  const named = read.records.filter(
    ({ protected_area_uuids: uuids = [] }) => areas === undefined || uuids.some((uuid) => areas.includes(uuid)),
  )
  return closuresInView({ ...read, records: named }, { ...options, left: 0, counted: null })
}
