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

interface Had<T> extends Omit<Latest<T>, 'isOther'> {
  /** Whether it is known to be out of date, whatever its age. */
  readonly isInvalidated: boolean
}

/** What the queries of a family (the first part of the key) have, the newest first. */
function newestFirst<T>(client: QueryClient, family: string): readonly Had<T>[] {
  return client
    .getQueryCache()
    .findAll({ queryKey: [family] })
    .flatMap(({ queryKey, state: { dataUpdatedAt: loadedAt, isInvalidated } }) => {
      const data = client.getQueryData<T>(queryKey)
      return data === undefined ? [] : [{ data, loadedAt, isInvalidated }]
    })
    .sort((a, b) => b.loadedAt - a.loadedAt)
}

/**
 * Takes what a query asks for out of the newest answer of its family that has all of it; as old as that is, it is good for
 * no longer.
 */
export function fromKnown<T>(
  client: QueryClient,
  family: string,
  hasAll: (data: T) => boolean,
  partOf = (data: T): T => data,
) {
  const known = () => newestFirst<T>(client, family).find((read) => !read.isInvalidated && hasAll(read.data))
  return {
    initialData() {
      const read = known()?.data
      return read && partOf(read)
    },
    initialDataUpdatedAt: () => known()?.loadedAt,
  }
}
