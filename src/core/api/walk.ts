import { useEffect, useMemo } from 'react'
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import type { Schema } from './client.ts'
import { readPage, type ListRead, type PageRead } from './list.ts'

/** A list to be read in pages. */
export interface Walk<T> {
  /** What the queries of such lists have as the first part of their key. */
  readonly family: string
  readonly url: string
  readonly schema: Schema<T>
  /** Reading ends with the page on which so many records are reached. */
  readonly limit: number
  /** For how long what was read is good, in ms; then it is read again, while the page is seen. */
  readonly every: number
  readonly enabled?: boolean
  /** Whether that is all that is wanted of the list. */
  readonly isEnough?: (records: readonly T[]) => boolean
}

const NONE: readonly never[] = []

/** A list as far as it is read. */
export interface Walked<T> {
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
export function useWalk<T>(walk: Walk<T>): Walked<T> {
  const { enabled = true, isEnough } = walk
  const query = useInfiniteQuery({ ...walkQuery(walk), enabled })
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = query
  const records = useMemo(() => data?.pages.flatMap((page) => page.records), [data])
  const goesOn = hasNextPage && !(isEnough?.(records ?? NONE) ?? false)
  useEffect(
    function readOn() {
      if (enabled && goesOn && !isFetching && !isError) void fetchNextPage({ cancelRefetch: false })
    },
    [enabled, goesOn, isFetching, isError, fetchNextPage],
  )
  const read = useMemo(() => data && records && readOf(data.pages, records), [data, records])
  return {
    read,
    isReading: enabled && (data === undefined || goesOn) && !isError,
    error: query.error,
    loadedAt: query.dataUpdatedAt,
    retry: () => void (query.isFetchNextPageError ? fetchNextPage() : query.refetch()),
  }
}

function walkQuery<T>({ family, url, schema, limit, every }: Walk<T>) {
  return infiniteQueryOptions({
    queryKey: [family, url],
    queryFn: ({ pageParam, signal }) => readPage(pageParam, schema, signal),
    initialPageParam: url,
    getNextPageParam: ({ next }: PageRead<T>, pages, _last, walked) =>
      next === null || walked.includes(next) || countOf(pages) >= limit ? null : next,
    staleTime: every,
    refetchInterval: every,
  })
}

function countOf(pages: readonly PageRead<unknown>[]): number {
  return pages.reduce((sum, { records, unreadable }) => sum + records.length + unreadable, 0)
}

function readOf<T>(pages: readonly PageRead<T>[], records: readonly T[]): ListRead<T> {
  const read = countOf(pages)
  return {
    records,
    count: pages.at(-1)?.count ?? read,
    unreadable: read - records.length,
    more: (pages.at(-1)?.next ?? null) !== null,
  }
}
