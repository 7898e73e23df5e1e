import { useQueryClient } from '@tanstack/react-query'

interface Latest<T> {
  readonly data: T
  /** Epoch ms. */
  readonly loadedAt: number
}

/**
 * What a query has, or where it failed the newest that any query of its family (the first part of the key) has had:
 * a failure takes nothing from the screen.
 */
export function useLatest<T>(
  query: { readonly data: T | undefined; readonly dataUpdatedAt: number },
  family: string,
): Latest<T> | null {
  const client = useQueryClient()
  if (query.data !== undefined) return { data: query.data, loadedAt: query.dataUpdatedAt }
  let latest: Latest<T> | null = null
  for (const [key, data] of client.getQueriesData<T>({ queryKey: [family] })) {
    const loadedAt = client.getQueryState(key)?.dataUpdatedAt ?? 0
    if (data !== undefined && loadedAt >= (latest?.loadedAt ?? 0)) latest = { data, loadedAt }
  }
  return latest
}
