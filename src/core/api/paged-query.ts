import { useEffect, useMemo } from 'react'
import {
  infiniteQueryOptions,
  keepPreviousData,
  replaceEqualDeep,
  useInfiniteQuery,
  type InfiniteData,
} from '@tanstack/react-query'
import { joinPages, nextPage, readPage, type ListRead, type ListSource, type PageRead } from './list.ts'

/** A list to be read in pages. */
export interface PagedQueryOptions<T> {
  /** The first part of the keys of such queries. */
  readonly family: string
  readonly list: ListSource<T>
  /** For how long what was read is good, in ms; then it is read again, while the page is seen. */
  readonly every: number
  readonly enabled?: boolean
  /** Whether what was read of another list of the family stays until the first page of this one is there. */
  readonly keepsLast?: boolean
  /** Whether the records read so far suffice. */
  readonly isEnough?: (records: readonly T[]) => boolean
}

const NONE: readonly never[] = []

/** A list as far as it is read. */
export interface PagedQuery<T> {
  /** Undefined before the first page is there. */
  readonly read: ListRead<T> | undefined
  /** Whether more pages are on their way, which have never been here. */
  readonly isReading: boolean
  readonly error: Error | null
  /** Epoch ms; 0: never. */
  readonly loadedAt: number
  readonly retry: () => void
}

/** Reads a list page by page, each shown as it comes; every so often all of it again, while the old one stays. */
export function usePagedQuery<T>(options: PagedQueryOptions<T>): PagedQuery<T> {
  const { enabled = true, keepsLast = false } = options
  const query = useInfiniteQuery({
    ...pagedQuery(options),
    enabled,
    ...(keepsLast && { placeholderData: keepPreviousData }),
  })
  const { data, isFetching, isError, isPlaceholderData, fetchNextPage } = query
  const read = useMemo(() => data && joinPages(data.pages), [data])
  const goesOn = !isPlaceholderData && wantsMore(options, data?.pages ?? NONE)
  useEffect(
    function readOn() {
      if (enabled && goesOn && !isFetching && !isError) void fetchNextPage({ cancelRefetch: false })
    },
    [enabled, goesOn, isFetching, isError, fetchNextPage],
  )
  return {
    read,
    isReading: enabled && (data === undefined || isPlaceholderData || goesOn) && !isError,
    error: query.error,
    loadedAt: query.dataUpdatedAt,
    retry: () => void (query.isFetchNextPageError ? fetchNextPage() : query.refetch()),
  }
}

/** Whether the list goes on after these pages, and as far is read. */
function wantsMore<T>({ list, isEnough }: PagedQueryOptions<T>, pages: readonly PageRead<T>[]): boolean {
  return nextPage(list, pages) !== null && !(isEnough?.(joinPages(pages).records) ?? false)
}

function pagedQuery<T>(options: PagedQueryOptions<T>) {
  const { family, list, every } = options
  return infiniteQueryOptions({
    queryKey: [family, list.url],
    async queryFn({ pageParam, signal, client, queryKey }) {
      const page = await readPage(pageParam, list.schema, signal)
      const known = client.getQueryData<InfiniteData<PageRead<T>>>(queryKey)?.pages.find(({ url }) => url === page.url)
      // Page by page: all pages compared at once, as is done otherwise, would take long where there are many.
      return replaceEqualDeep(known, page)
    },
    initialPageParam: list.url,
    getNextPageParam: (_last: PageRead<T>, pages) => nextPage(list, pages),
    staleTime: every,
    // A list that takes longer than that to read would never be read to its end.
    refetchInterval: ({ state: { data, error } }) =>
      error === null && data !== undefined && wantsMore(options, data.pages) ? false : every,
  })
}
