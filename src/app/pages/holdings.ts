import { queryOptions, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { paths } from '#contract/paths.ts'
import { RootDocument } from '#contract/root.ts'
import { useApi } from '#core/api/api-context.ts'
import { apiUrl, getDocument, type Api } from '#core/api/client.ts'
import { readPage } from '#core/api/list.ts'
import { isPassing } from '#core/api/errors.ts'

const MINUTE = 60_000

/** The document of the service about itself; null where it has none. */
export function useRoot() {
  return useQuery(rootQuery(useApi()))
}

function rootQuery(api: Api) {
  return queryOptions({
    queryKey: ['root', api.base],
    async queryFn({ signal }): Promise<RootDocument | null> {
      try {
        return await getDocument(apiUrl(api, paths.root), RootDocument, signal)
      } catch (error) {
        if (signal.aborted || isPassing(error)) throw error
        return null
      }
    },
    staleTime: MINUTE,
    refetchInterval: MINUTE,
  })
}

/** How many records a list has; null where it does not say so without giving them all. */
export function useListCount(path: string) {
  return useQuery(countQuery(useApi(), path))
}

function countQuery(api: Api, path: string) {
  const url = apiUrl(api, path, new URLSearchParams({ fields: 'uuid', page_size: '1' }))
  return queryOptions({
    queryKey: ['count', url],
    async queryFn({ signal }) {
      const { count, next, records } = await readPage(url, z.unknown(), signal)
      return count ?? (next === null ? records.length : null)
    },
    staleTime: MINUTE,
    refetchInterval: MINUTE,
  })
}
