import { useCallback } from 'react'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Category } from '#contract/records/lookups.ts'
import { useLanguage, useMessages } from '#core/i18n/messages.tsx'
import { useApi } from './api-context.ts'
import type { Api } from './client.ts'
import {
  listActivities,
  listCategories,
  listCountries,
  listReasons,
  listSources,
  type ListEntries,
} from './operations/lookups.ts'

/** The first part of the keys of lookup lists; then come the service, the list's name and the language. */
export const LOOKUPS = 'lookups'
export const LOOKUP_NAMES = ['categories', 'countries', 'activities', 'reasons', 'sources'] as const
type LookupName = (typeof LOOKUP_NAMES)[number]

/** One for all renders, so that what is made of a list that is not there yet is not made anew at each. */
const NONE = new Map<never, never>()
/** What is known of a list that could not be read. */
const UNREAD = new Map<never, never>()

interface Entry {
  readonly id: number
}

function lookupQuery<T extends Entry>(api: Api, name: LookupName, list: ListEntries<T>, language: string) {
  return queryOptions({
    queryKey: [LOOKUPS, api.base, name, language],
    async queryFn({ signal }): Promise<ReadonlyMap<number, T>> {
      return new Map((await list(api, language, { signal })).map((entry) => [entry.id, entry]))
    },
    staleTime: 3_600_000,
  })
}

function useLookupQuery<T extends Entry>(name: LookupName, list: ListEntries<T>) {
  return useQuery(lookupQuery(useApi(), name, list, useLanguage()))
}

function useLookup<T extends Entry>(name: LookupName, list: ListEntries<T>): ReadonlyMap<number, T> {
  const { data, isError } = useLookupQuery(name, list)
  return data ?? (isError ? UNREAD : NONE)
}

/** The categories; null until the service has told them, or failed to. */
export function useCategoriesOnceTold(): ReadonlyMap<number, Category> | null {
  const { data, failureReason } = useLookupQuery('categories', listCategories)
  return data ?? (failureReason === null ? null : NONE)
}

/** The name of an entry, `unnamed` where the service has none for it or cannot tell it; null until then. */
export function nameIn(
  lookup: ReadonlyMap<number, { readonly name: string }>,
  id: number,
  unnamed: (id: number) => string,
): string | null {
  return lookup === NONE ? null : (lookup.get(id)?.name ?? unnamed(id))
}

export const useCategories = () => useLookup('categories', listCategories)
export const useCountries = () => useLookup('countries', listCountries)
export const useActivities = () => useLookup('activities', listActivities)
export const useReasons = () => useLookup('reasons', listReasons)
export const useSources = () => useLookup('sources', listSources)

/** Gives the name of a source, its number where the service tells none; null until then. */
export function useSourceName(): (id: number) => string | null {
  const { records } = useMessages()
  const sources = useSources()
  return useCallback((id) => nameIn(sources, id, records.source), [sources, records])
}

/** The names of some sources, as {@link useSourceName}; a mark for those that are not known yet. */
export function useSourceNames(ids: readonly number[]): readonly string[] {
  const nameOf = useSourceName()
  return [...new Set(ids.map((id) => nameOf(id) ?? '…'))]
}
