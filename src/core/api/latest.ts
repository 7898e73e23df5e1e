import { useQueryClient } from '@tanstack/react-query'

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
 * What a query has, or where it failed the newest that any query of its family (the first part of the key) has had:
 * a failure takes nothing from the screen. One that `answers` what is asked for as well comes before newer ones.
 */
export function useLatest<T>(
  query: Query<T>,
  family: string,
  answers: (data: T) => boolean = () => false,
): Latest<T> | null {
  const client = useQueryClient()
  if (query.data !== undefined) {
    return { data: query.data, loadedAt: query.dataUpdatedAt, isOther: query.isPlaceholderData }
  }
  const known = client.getQueriesData<T>({ queryKey: [family] }).flatMap(([key, data]) => {
    const loadedAt = client.getQueryState(key)?.dataUpdatedAt ?? 0
    return data === undefined ? [] : [{ data, loadedAt, isOther: !answers(data) }]
  })
  known.sort((a, b) => Number(a.isOther) - Number(b.isOther) || b.loadedAt - a.loadedAt)
  return known[0] ?? null
}
