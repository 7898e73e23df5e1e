import { queryOptions, useQuery } from '@tanstack/react-query'

/** What activities imply: few visits filter by one, so the table comes when it is needed. */
export const implicationsQuery = queryOptions({
  queryKey: ['activity-implications'],
  queryFn: () => import('#contract/vocabulary/activity-implications.ts'),
  staleTime: Infinity,
  networkMode: 'always',
})

/** The table of what activities imply; null while it is not needed, or on its way. */
export function useImplications(isNeeded: boolean) {
  return useQuery({ ...implicationsQuery, enabled: isNeeded }).data ?? null
}
