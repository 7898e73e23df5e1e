import { queryOptions, useQuery } from '@tanstack/react-query'
import type { RootDocument } from '#contract/root.ts'
import { useApi } from '#core/api/api-context.ts'
import type { Api } from '#core/api/client.ts'
import { countRecords } from '#core/api/operations/count.ts'
import { getRoot } from '#core/api/operations/root.ts'

const ROOT = 'root'
const COUNT = 'count'
const MINUTE = 60_000

/** The document of the service about itself; null where it has none. */
export function useRoot() {
  return useQuery(rootQuery(useApi()))
}

function rootQuery(api: Api) {
  return queryOptions({
    queryKey: [ROOT, api.base],
    queryFn: ({ signal }): Promise<RootDocument | null> => getRoot(api, { signal }),
    staleTime: MINUTE,
    refetchInterval: MINUTE,
  })
}

/** How many records a list has; null where it does not say so without giving them all. */
export function useListCount(list: 'areas' | 'closures') {
  return useQuery(countQuery(useApi(), list))
}

function countQuery(api: Api, list: 'areas' | 'closures') {
  return queryOptions({
    queryKey: [COUNT, api.base, list],
    queryFn: ({ signal }) => countRecords(api, list, { signal }),
    staleTime: MINUTE,
    refetchInterval: MINUTE,
  })
}
