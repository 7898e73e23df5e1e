import { queryOptions, useQuery } from '@tanstack/react-query'
import { Category, Country, Lookup, Source } from '#contract/records/lookups.ts'
import { paths } from '#contract/paths.ts'
import { useLanguage } from '#core/i18n/messages.tsx'
import { useApi } from './api-context.ts'
import { apiUrl, type Api, type Schema } from './client.ts'
import { isPassing } from './errors.ts'
import { readList } from './list.ts'

const LIMIT = 5000

/** One for all renders, so that what is made of a list that is not there yet is not made anew at each. */
const NONE = new Map<never, never>()

function lookupQuery<T extends { readonly id: number }>(api: Api, path: string, schema: Schema<T>, language: string) {
  return queryOptions({
    queryKey: ['lookup', api.base, path, language],
    async queryFn({ signal }): Promise<ReadonlyMap<number, T>> {
      try {
        const search = new URLSearchParams({ lang: language, page_size: '1000' })
        const { records } = await readList(apiUrl(api, path, search), schema, LIMIT, signal)
        return new Map(records.map((entry) => [entry.id, entry]))
      } catch (error) {
        // The specification has no list for some of these: then an entry shows as its number.
        if (signal.aborted || isPassing(error)) throw error
        return new Map()
      }
    },
    staleTime: 3_600_000,
  })
}

function useLookup<T extends { readonly id: number }>(path: string, schema: Schema<T>): ReadonlyMap<number, T> {
  return useQuery(lookupQuery(useApi(), path, schema, useLanguage())).data ?? NONE
}

/** The name of an entry, `unnamed` where the service has none for it; null as long as the list has not been read. */
export function nameIn(
  lookup: ReadonlyMap<number, { readonly name: string }>,
  id: number,
  unnamed: (id: number) => string,
): string | null {
  return lookup === NONE ? null : (lookup.get(id)?.name ?? unnamed(id))
}

export const useCategories = () => useLookup(paths.categories, Category)
export const useCountries = () => useLookup(paths.countries, Country)
export const useActivities = () => useLookup(paths.activities, Lookup)
export const useReasons = () => useLookup(paths.reasons, Lookup)
export const useSources = () => useLookup(paths.sources, Source)
