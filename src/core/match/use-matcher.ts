import { queryOptions, useQuery } from '@tanstack/react-query'
import type { holdersOf } from './rank.ts'

/** Selects what of a list holds a text, a letter wrong forgiven. */
export type HoldersOf = typeof holdersOf

/** What compares texts: it comes with the first text that is searched for. */
export const matcherQuery = queryOptions({
  queryKey: ['text-matcher'],
  queryFn: async () => (await import('./on-demand.ts')).holdersOf,
  staleTime: Infinity,
  networkMode: 'always',
})

/** What compares texts; null while it is not needed, or on its way. */
export function useMatcher(isNeeded: boolean): HoldersOf | null {
  return useQuery({ ...matcherQuery, enabled: isNeeded }).data ?? null
}
