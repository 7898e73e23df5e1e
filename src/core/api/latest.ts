import { useQueryClient, type QueryClient } from '@tanstack/react-query'

interface Latest<T> {
  readonly data: T
  /** Epoch ms. */
  readonly loadedAt: number
  /** Whether it is an answer to something else than what is asked for. */
  readonly isOther: boolean
}

interface Query<T> {
  readonly data: T | undefined
  readonly dataUpdatedAt: number
  readonly isPlaceholderData: boolean
}

/**
 * What a query has, or where it failed the newest that any query of its family has had: a failure takes nothing from the
 * screen.
 */
export function useLatest<T>(query: Query<T>, family: string): Latest<T> | null {
  const client = useQueryClient()
  if (query.data !== undefined) {
    return { data: query.data, loadedAt: query.dataUpdatedAt, isOther: query.isPlaceholderData }
  }
  const [newest] = newestFirst<T>(client, family)
  return newest ? { ...newest, isOther: true } : null
}

/** What the queries of a family (the first part of the key) have, the newest first. */
export function newestFirst<T>(client: QueryClient, family: string): readonly Omit<Latest<T>, 'isOther'>[] {
  return client
    .getQueriesData<T>({ queryKey: [family] })
    .flatMap(([key, data]) =>
      data === undefined ? [] : [{ data, loadedAt: client.getQueryState(key)?.dataUpdatedAt ?? 0 }],
    )
    .sort((a, b) => b.loadedAt - a.loadedAt)
}
