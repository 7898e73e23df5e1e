import { queryOptions, useQuery } from '@tanstack/react-query'

/** What activities imply: few visits filter by one, so the table comes when it is needed. */
export const implicationsQuery = queryOptions({
  queryKey: ['activity-implications'],
  async queryFn() {
    const { concernOf, conditionOf, withImplied } = await import('./implications.ts')
    return { concernOf, conditionOf, withImplied }
  },
  staleTime: Infinity,
  networkMode: 'always',
})

/** The table of what activities imply; null while it is not needed, or on its way. */
export function useImplications(isNeeded: boolean) {
  return useQuery({ ...implicationsQuery, enabled: isNeeded }).data ?? null
}
