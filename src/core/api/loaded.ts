import { useMemo } from 'react'

/** What a view has loaded, and how its loading stands. */
export interface Loaded<T> {
  readonly data: T | undefined
  readonly error: Error | null
  readonly isFetching: boolean
  /** Whether what is shown is that of another view, until its own is there. */
  readonly isOutdated: boolean
  /** Epoch ms; 0: never. */
  readonly loadedAt: number
}

/** The same object for as long as all in it is the same. */
export function useSteadyLoaded<T>({ data, error, isFetching, isOutdated, loadedAt }: Loaded<T>): Loaded<T> {
  return useMemo(
    () => ({ data, error, isFetching, isOutdated, loadedAt }),
    [data, error, isFetching, isOutdated, loadedAt],
  )
}
